import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as m from '#admin/settings/messages.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { RefreshCache } from '#records/admin/refresh-cache.tsx'
import { Section } from '#admin/settings/section.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { asNumber, formatBytes, formatNumber } from '#ui/admin/format.ts'
import css from './settings.module.css'

type CacheFigures = ResponseOf<'GET', '/cache'>

const POLL_MS = 10_000

const percent = asNumber({ style: 'percent', maximumFractionDigits: 1 })

export function CacheTab() {
  const query = useQuery({
    queryKey: ['cache'],
    queryFn: ({ signal }) => api.get('/cache', { signal }),
  })
  useLookAgain(query, POLL_MS)
  const { data, isError, refetch } = query
  return (
    <SettingsFrame tab="cache" actions={<RefreshCache />}>
      <Section title={m.pageCache()} lead={m.pageCacheLead()}>
        {data && <Figures figures={data} />}
        {!data && isError && <ReadFailure title={m.figuresUnread()} onTryAgain={refetch} />}
        {!data && !isError && <Skeleton height={120} mt={14} />}
      </Section>
    </SettingsFrame>
  )
}

function Figures({ figures: { pages, bytes, maxBytes, hits, misses, renders, dropped } }: { figures: CacheFigures }) {
  const requests = hits + misses
  const rows = [
    [m.pagesKept(), formatNumber(pages)],
    [m.memory(), m.memoryOf({ used: formatBytes(bytes), most: formatBytes(maxBytes) })],
    [
      m.fromMemory(),
      requests > 0 ? m.fromMemoryOf({ share: percent.format(hits / requests), requests }) : m.nobodyAsked(),
    ],
    [m.pagesMade(), formatNumber(renders)],
    [m.dropped(), formatNumber(dropped)],
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
      <p className={css.lead}>{m.ofThisProcess()}</p>
    </>
  )
}
