import { Avatar, Button, Kbd, Paper, SegmentedControl, Select, Skeleton, Table, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeskListed } from '#features/complaints/api-schema.ts'
import { DeadlineWords, Ring, StateBadge } from '#features/complaints/screen/marks.tsx'
import { COMPLAINTS, listQuery, PER_PAGE } from '#features/complaints/screen/queries.ts'
import { TemplatesButton } from '#features/complaints/screen/templates-dialog.tsx'
import { momentWords, money, STATES, turnWords } from '#features/complaints/screen/words.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { PHONE } from '#records/admin/list/phone.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useOptions } from '#records/admin/use-options.ts'
import { formatNumber, plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { hueOf } from '#ui/admin/user-colour.ts'
import css from './complaints.module.css'

const POLL_MS = 60_000
const FILTERS = ['open', 'received', 'checking', 'operator', 'deciding', 'paying', 'closed'] as const
const LABELS = { open: 'Open', closed: 'Closed' }
const labelOf = (filter: (typeof FILTERS)[number]) =>
  filter === 'open' || filter === 'closed' ? LABELS[filter] : STATES[filter].label
const GROUPS = {
  late: 'Late',
  soon: 'Today and tomorrow',
  weeks: 'This week and next',
  later: 'Later',
  closed: 'Closed',
} as const
const HOLDERS = [
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Nobody has it' },
]
const ORDERS = [
  { value: 'deadline', label: 'By deadline' },
  { value: '-number', label: 'Newest first' },
  { value: 'number', label: 'Oldest first' },
]

export default function ComplaintsScreen() {
  const address = useListAddress(['state', 'casino', 'holder', 'q', 'sort', 'page'], {
    page: '1',
    state: 'open',
    sort: 'deadline',
  })
  const { state = 'open', casino, holder, q, sort = 'deadline', page = '1' } = address.values
  const query = useQuery({
    ...listQuery({
      state,
      sort,
      page,
      perPage: PER_PAGE,
      ...(casino ? { casino } : {}),
      ...(holder ? { holder } : {}),
      ...(q ? { q } : {}),
    }),
    placeholderData: keepPreviousData,
  })
  useLookAgain(query, POLL_MS)
  const { data, error, isError, refetch, isFetching } = query
  const isPhone = useMediaQuery(PHONE)
  const casinos = useOptions('casinos')
  const [typed, setTyped] = useState(q ?? '')
  const search = useDebouncedCallback((words: string) => address.change({ q: words }, { replace: true }), 250)
  const options = FILTERS.map((value) => ({
    value,
    label: data ? `${labelOf(value)} ${formatNumber(data.counts[value] ?? 0)}` : labelOf(value),
  }))
  return (
    <Screen
      title="Complaints"
      lead="Disputes of players with casinos. Whose turn it is, and until when."
      actions={<TemplatesButton />}
    >
      <Paper withBorder radius="lg" component="section" aria-label="Complaints">
        <div className={css.tools}>
          {isPhone ? (
            <Select
              aria-label="State"
              data={options}
              value={state}
              allowDeselect={false}
              onChange={(value) => address.change({ state: value ?? 'open' })}
            />
          ) : (
            <SegmentedControl
              aria-label="State"
              data={options}
              value={state}
              onChange={(value) => address.change({ state: value })}
            />
          )}
          <div className={css.filters}>
            <TextInput
              type="search"
              aria-label="Search"
              placeholder="Search number, title, player"
              leftSection={<Icon name="search" size={16} />}
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                search(value)
              }}
            />
            <Select
              aria-label="Casino"
              placeholder="All casinos"
              data={casinos}
              value={casino || null}
              onChange={(value) => address.change({ casino: value ?? '' })}
              searchable
              clearable
            />
            <Select
              aria-label="Who has it"
              placeholder="Everybody"
              data={HOLDERS}
              value={holder || null}
              onChange={(value) => address.change({ holder: value ?? '' })}
              clearable
            />
            <Select
              aria-label="Order"
              data={ORDERS}
              value={sort}
              allowDeselect={false}
              onChange={(value) => address.change({ sort: value ?? 'deadline' })}
            />
            {data && data.year.closed > 0 && (
              <span className={css.year}>
                12 months:{' '}
                <b>
                  {data.year.solved} of {data.year.closed}
                </b>{' '}
                solved
                {data.year.medianDays !== null && (
                  <>
                    {' '}
                    · median <b>{plural(data.year.medianDays, 'day', 'days')}</b>
                  </>
                )}
              </span>
            )}
          </div>
        </div>
        {isError && !data && (
          <ReadFailure
            title="The list could not be read"
            error={error}
            onTryAgain={refetch}
            isTrying={isFetching}
            m={12}
          />
        )}
        {!data && !isError && (
          <Skeleton height={360} m={16} w="auto" role="status" aria-label="Loading the complaints" />
        )}
        {data && data.total > 0 && <Rows items={data.items} isGrouped={sort === 'deadline' && !q} />}
        {data?.total === 0 && <Nothing isFiltered={address.isFiltered} onClear={address.clear} />}
        {data && data.total > 0 && (
          <div className={css.foot}>
            <span aria-hidden="true" className={css.keys}>
              <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> move <Kbd size="xs">Enter</Kbd> open <Kbd size="xs">T</Kbd>{' '}
              take it <Kbd size="xs">/</Kbd> search
            </span>
            <ListFooter {...data} shown={data.items.length} onPage={(next) => address.change({ page: String(next) })} />
          </div>
        )}
      </Paper>
    </Screen>
  )
}

async function take({ id, version }: DeskListed): Promise<void> {
  // The API client has shown the error.
  await api.post('/complaints/{id}/hold', { params: { id }, body: { version, isOurs: true } }).catch(() => undefined)
  await invalidateRecords(COMPLAINTS)
}

function Rows({ items, isGrouped }: { items: DeskListed[]; isGrouped: boolean }) {
  const now = useNow()
  const navigate = useNavigate()
  const rows = useRef<HTMLTableSectionElement>(null)
  const groups = isGrouped ? [...Map.groupBy(items, ({ group }) => group)] : [[undefined, items] as const]

  function press(complaint: DeskListed, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = links.findIndex((link) => link === event.currentTarget)
    const act: Record<string, () => void> = {
      j: () => links[at + 1]?.focus(),
      k: () => links[at - 1]?.focus(),
      t: () => void take(complaint),
    }
    const work = act[event.key]
    if (!work) return
    event.preventDefault()
    work()
  }
  return (
    <div className={css.scroll}>
      <Table className={css.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Complaint</Table.Th>
            <Table.Th ta="right">Amount</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th>Deadline</Table.Th>
            <Table.Th>Whose turn</Table.Th>
            <Table.Th>Has it</Table.Th>
            <Table.Th>Last word</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rows}>
          {groups.map(([group, own]) => (
            <Fragment key={group ?? 'all'}>
              {group && (
                <Table.Tr className={css.group}>
                  <Table.Th colSpan={7} scope="colgroup">
                    {GROUPS[group]} <span>{own.length}</span>
                  </Table.Th>
                </Table.Tr>
              )}
              {own.map((complaint) => (
                <Table.Tr key={complaint.id} onDoubleClick={() => void navigate(`/admin/complaints/${complaint.id}`)}>
                  <Table.Td>
                    <span className={css.name}>
                      <Thumb picture={complaint.offer.picture} name={complaint.offer.title} />
                      <span>
                        <Link
                          to={`/admin/complaints/${complaint.id}`}
                          data-row
                          lang="cs"
                          onKeyDown={(event) => press(complaint, event)}
                        >
                          {complaint.title}
                        </Link>
                        <small>
                          No. {complaint.number} · {complaint.offer.title}
                        </small>
                      </span>
                    </span>
                  </Table.Td>
                  <Table.Td className={css.amount}>{money(complaint.amount)}</Table.Td>
                  <Table.Td>
                    <StateBadge state={complaint.state} />
                  </Table.Td>
                  <Table.Td>
                    <span className={css.clock}>
                      <Ring complaint={complaint} />
                      <DeadlineWords complaint={complaint} now={now} />
                    </span>
                  </Table.Td>
                  <Table.Td className={css.quiet}>{turnWords(complaint)}</Table.Td>
                  <Table.Td>
                    {complaint.holder ? (
                      <Avatar
                        name={complaint.holder.name}
                        title={complaint.holder.name}
                        color={hueOf(complaint.holder.name)}
                        size={26}
                      />
                    ) : (
                      complaint.closedAt === null && (
                        <Button variant="default" size="compact-sm" onClick={() => void take(complaint)}>
                          Take
                        </Button>
                      )
                    )}
                  </Table.Td>
                  <Table.Td className={css.quiet}>{momentWords(complaint.lastWordAt)}</Table.Td>
                </Table.Tr>
              ))}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => (
  <div className={css.nothing}>
    <span>
      <Icon name="scales" size={24} />
    </span>
    <h2>{isFiltered ? 'Nothing like that.' : 'Nobody complains.'}</h2>
    <p>
      {isFiltered ? 'No complaint fits the search and the filters.' : 'A complaint from the site comes here by itself.'}
    </p>
    {isFiltered ? (
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    ) : (
      <Button
        component="a"
        href="/stiznosti/"
        target="_blank"
        variant="default"
        leftSection={<Icon name="external" size={16} />}
      >
        Open the public book
      </Button>
    )}
  </div>
)
