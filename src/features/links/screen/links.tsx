import * as m from '#features/links/messages.ts'
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
import { EmptyState } from '#ui/admin/empty-state.tsx'
import css from './links.module.css'
import { type Message, saidOptions } from '#shared/words/message.ts'

const PER_PAGE = 30
const STATES = [
  { value: '', label: m.all },
  { value: 'broken', label: m.broken },
  { value: 'failing', label: m.failedOnce },
  { value: 'ok', label: m.working },
  { value: 'unchecked', label: m.neverChecked },
]

const Blocked = lazyPart(() => import('#features/links/screen/blocked.tsx'))

const PARTS = { health: m.leadOut, blocked: m.blockedAddresses }
const LEADS = {
  health: m.leadOutAbout,
  blocked: m.blockedAbout,
}

export default function Links() {
  const [parameters, setParameters] = useSearchParams()
  const part = parameters.get('part') === 'blocked' ? 'blocked' : 'health'
  return (
    <Screen
      title={m.links()}
      lead={LEADS[part]()}
      actions={
        <SegmentedControl
          aria-label={m.part()}
          data={entriesOf(PARTS).map(([value, label]) => ({ value, label: label() }))}
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
    <Paper withBorder radius="lg" component="section" aria-label={m.leadOut()}>
      <div className={css.tools}>
        {isPhone ? (
          <Select
            aria-label={m.state()}
            data={saidOptions(STATES)}
            value={address.values['state'] ?? ''}
            allowDeselect={false}
            onChange={(state) => address.change({ state: state ?? '' })}
          />
        ) : (
          <SegmentedControl
            aria-label={m.state()}
            data={saidOptions(STATES)}
            value={address.values['state'] ?? ''}
            onChange={(state) => address.change({ state })}
          />
        )}
        <CsvButton collection="link-health" parameters={{ state: address.values['state'] }} />
      </div>
      {isError && <ReadFailure title={m.listUnread()} onTryAgain={refetch} m={12} />}
      {!data && !isError && <Skeleton height={240} m={20} w="auto" />}
      {data && data.total > 0 && (
        <>
          <Table className={css.table} data-faded={isPlaceholderData || undefined}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{m.link()}</Table.Th>
                <Table.Th>{m.state()}</Table.Th>
                <Table.Th>{m.since()}</Table.Th>
                <Table.Th>{m.lastLookedAt()}</Table.Th>
                <Table.Th>{m.usedIn()}</Table.Th>
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

const NONE: Record<string, Message> = {
  broken: m.noBroken,
  failing: m.noFailing,
  ok: m.noneWorking,
  unchecked: m.allLookedAt,
}

const Empty = ({ state, onClear }: { state: string; onClear: () => void }) => (
  <EmptyState title={(NONE[state] ?? m.noLinks)()} words={state ? '' : m.linksWillBeHere()}>
    {state && (
      <Button variant="default" onClick={onClear}>
        {m.showAll()}
      </Button>
    )}
  </EmptyState>
)
