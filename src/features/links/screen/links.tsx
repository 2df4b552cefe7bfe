import { Button, Paper, SegmentedControl, Select, Skeleton, Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { LinkRow } from '#features/links/screen/link-row.tsx'
import { entriesOf } from '#shared/objects.ts'
import { api } from '#records/admin/api/client.ts'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { PHONE } from '#records/admin/list/phone.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import css from './links.module.css'

const PER_PAGE = 30
const STATES = [
  { value: '', label: 'All' },
  { value: 'broken', label: 'Broken' },
  { value: 'failing', label: 'Failed once' },
  { value: 'ok', label: 'Working' },
  { value: 'unchecked', label: 'Never checked' },
]

const Blocked = lazyPart(() => import('#features/links/screen/blocked.tsx'))

const PARTS = { health: 'Links that lead out', blocked: 'Blocked addresses' }
const LEADS = {
  health:
    'Links of casinos, bookmakers and sources that lead out. Each is looked at once a week; one that fails is asked again within the hour, and is broken when it fails twice.',
  blocked:
    'Websites with illegal games that Czech providers must block. A link or website of ours that is among them, or lies in such a domain, is an alarm on Today until it is gone.',
}

export default function Links() {
  const [parameters, setParameters] = useSearchParams()
  const part = parameters.get('part') === 'blocked' ? 'blocked' : 'health'
  return (
    <Screen
      title="Links"
      lead={LEADS[part]}
      actions={
        <SegmentedControl
          aria-label="Part"
          data={entriesOf(PARTS).map(([value, label]) => ({ value, label }))}
          value={part}
          onChange={(next) => setParameters(next === 'blocked' ? { part: next } : {})}
        />
      }
    >
      {part === 'blocked' ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <Blocked />
        </Suspense>
      ) : (
        <Health />
      )}
    </Screen>
  )
}

function Health() {
  const address = useListAddress(['state', 'page'], { page: '1' })
  const parameters = { ...address.values, perPage: PER_PAGE }
  const isPhone = useMediaQuery(PHONE)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['records', 'link-health', 'list', parameters],
    queryFn: ({ signal }) => api.get('/link-health', { query: parameters, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Paper withBorder radius="lg" component="section" aria-label="Links that lead out">
      <div className={css.tools}>
        {isPhone ? (
          <Select
            aria-label="State"
            data={STATES}
            value={address.values['state'] ?? ''}
            allowDeselect={false}
            onChange={(state) => address.change({ state: state ?? '' })}
          />
        ) : (
          <SegmentedControl
            aria-label="State"
            data={STATES}
            value={address.values['state'] ?? ''}
            onChange={(state) => address.change({ state })}
          />
        )}
        <CsvButton collection="link-health" parameters={{ state: address.values['state'] }} />
      </div>
      {isError && <ReadFailure title="The list could not be read" onTryAgain={refetch} m={12} />}
      {!data && !isError && <Skeleton height={240} m={20} w="auto" />}
      {data && data.total > 0 && (
        <>
          <Table className={css.table} data-faded={isPlaceholderData || undefined}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Link</Table.Th>
                <Table.Th>State</Table.Th>
                <Table.Th>Since</Table.Th>
                <Table.Th>Last looked at</Table.Th>
                <Table.Th>Used in</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((link) => (
                <LinkRow key={link.url} link={link} />
              ))}
            </Table.Tbody>
          </Table>
          <ListFooter {...data} shown={data.items.length} onPage={(page) => address.change({ page: String(page) })} />
        </>
      )}
      {data?.total === 0 && <Empty state={address.values['state'] ?? ''} onClear={address.clear} />}
    </Paper>
  )
}

const NONE: Record<string, string> = {
  broken: 'No broken links',
  failing: 'No link has failed since it last worked',
  ok: 'No link has been found working yet',
  unchecked: 'Every link has been looked at',
}

const Empty = ({ state, onClear }: { state: string; onClear: () => void }) => (
  <div className={css.empty}>
    <h2>{NONE[state] ?? 'No links lead out yet'}</h2>
    {state ? (
      <Button variant="default" onClick={onClear}>
        Show all
      </Button>
    ) : (
      <p>Links to casinos and bookmakers, their websites, and those of posts will be here.</p>
    )}
  </div>
)
