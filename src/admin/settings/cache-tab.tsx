import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { RefreshCache } from '#records/admin/refresh-cache.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { formatBytes, formatNumber } from '#ui/admin/format.ts'
import css from './settings.module.css'

type CacheFigures = ResponseOf<'GET', '/cache'>

const POLL_MS = 10_000

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

export function CacheTab() {
  const query = useQuery({
    queryKey: ['cache'],
    queryFn: ({ signal }) => api.get('/cache', { signal }),
  })
  useLookAgain(query, POLL_MS)
  const { data, isError, refetch } = query
  return (
    <SettingsFrame tab="cache" actions={<RefreshCache />}>
      <Section
        title="Page cache"
        lead="Finished pages are kept in memory. A save drops those that show what was changed, by itself; refresh all of them when something still looks old."
      >
        {data && <Figures figures={data} />}
        {!data && isError && <ReadFailure title="The figures could not be read" onTryAgain={refetch} />}
        {!data && !isError && <Skeleton height={120} mt={14} />}
      </Section>
    </SettingsFrame>
  )
}

function Figures({ figures: { pages, bytes, maxBytes, hits, misses, renders, dropped } }: { figures: CacheFigures }) {
  const requests = hits + misses
  const rows = [
    ['Pages kept', formatNumber(pages)],
    ['Memory', `${formatBytes(bytes)} of ${formatBytes(maxBytes)}`],
    [
      'Answered from memory',
      requests > 0 ? `${percent.format(hits / requests)} of ${formatNumber(requests)}` : 'nobody asked yet',
    ],
    ['Pages made', formatNumber(renders)],
    ['Dropped after a change', formatNumber(dropped)],
  ]
  return (
    <>
      <dl className={css.figures}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.lead}>Of the process that answered, since it started.</p>
    </>
  )
}
