import { Avatar, Button, Paper, SegmentedControl, Select, Skeleton, Table, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeskListed } from '#features/complaints/api-schema.ts'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/list/messages.ts'
import { COMPLAINTS, listQuery, PER_PAGE } from '#features/complaints/screen/queries.ts'
import { TemplatesButton } from '#features/complaints/screen/letters/letters.tsx'
import { WriteDownButton } from '#features/complaints/screen/list/write-down.tsx'
import { DeadlineWords, Ring, StateBadge, STATES, turnWords } from '#features/complaints/screen/words.tsx'
import { STATE_FILTERS } from '#features/complaints/shared/states.ts'
import { COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import * as shared from '#features/players/messages.ts'
import { Empty, Keys } from '#features/players/screen/parts.tsx'
import { momentWords, money } from '#features/players/screen/words.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { PHONE } from '#records/admin/list/phone.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useOptions } from '#records/admin/use-options.ts'
import { saidOptions } from '#shared/words/message.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { hueOf } from '#ui/admin/user-colour.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from './complaints.module.css'

const POLL_MS = 60_000
const GROUPS = { late: m.late, soon: m.soon, weeks: m.weeks, later: m.later, closed: m.closed }
const HOLDERS = [
  { value: 'me', label: m.mine },
  { value: 'nobody', label: m.nobodyHasIt },
]
const ORDERS = [
  { value: 'deadline', label: m.byDeadline },
  { value: '-number', label: m.newestFirst },
  { value: 'number', label: m.oldestFirst },
]
const KEYS = [
  [['J', 'K'], m.move],
  [['Enter'], m.openKey],
  [['T'], m.takeKey],
  [['/'], m.searchKey],
] as const

type List = ResponseOf<'GET', '/complaints'>
type Address = ReturnType<typeof useListAddress>

export default function ComplaintsScreen() {
  const address = useListAddress(['state', 'casino', 'holder', 'q', 'sort', 'page'], {
    page: '1',
    state: 'open',
    sort: 'deadline',
  })
  const { state = 'open', casino, holder, q, sort = 'deadline', page = '1' } = address.values
  const filters = {
    state,
    sort,
    ...(casino ? { casino } : {}),
    ...(holder ? { holder } : {}),
    ...(q ? { q } : {}),
  }
  const query = useQuery({
    ...listQuery({ ...filters, page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
  })
  useLookAgain(query, POLL_MS)
  const { data, error, isError, refetch, isFetching } = query
  return (
    <Screen
      title={m.complaints()}
      lead={m.lead()}
      actions={
        <>
          <CsvButton collection={COMPLAINTS} parameters={filters} />
          <TemplatesButton />
          <WriteDownButton />
        </>
      }
    >
      <Paper withBorder radius="lg" component="section" aria-label={m.complaints()}>
        <Filters address={address} data={data} />
        {isError && !data && (
          <ReadFailure title={shared.notRead()} error={error} onTryAgain={refetch} isTrying={isFetching} m={12} />
        )}
        {!data && !isError && <Skeleton height={360} m={16} w="auto" role="status" aria-label={m.loading()} />}
        {data && data.total > 0 && <Rows items={data.items} isGrouped={sort === 'deadline' && !q} />}
        {data?.total === 0 && <Nothing isFiltered={address.isFiltered} onClear={address.clear} />}
        {data && data.total > 0 && (
          <>
            <Keys keys={KEYS} />
            <ListFooter {...data} shown={data.items.length} onPage={(next) => address.change({ page: String(next) })} />
          </>
        )}
      </Paper>
    </Screen>
  )
}

function Filters({ address, data }: { address: Address; data: List | undefined }) {
  const { state = 'open', casino, holder, q, sort = 'deadline' } = address.values
  const isPhone = useMediaQuery(PHONE)
  const casinos = useOptions('casinos')
  const bookmakers = useOptions('bookmakers')
  const [typed, setTyped] = useState(q ?? '')
  const search = useDebouncedCallback((words: string) => address.change({ q: words }, { replace: true }), 250)
  const options = STATE_FILTERS.map((value) => {
    const label = value === 'open' ? m.open() : value === 'closed' ? m.closed() : STATES[value].label()
    return { value, label: data ? m.stateWithCount({ state: label, count: data.counts[value] ?? 0 }) : label }
  })
  const choose = {
    'aria-label': m.state(),
    data: options,
    value: state,
    onChange: (value: string | null) => address.change({ state: value ?? 'open' }),
  }
  return (
    <div className={desk.tools}>
      {isPhone ? <Select {...choose} allowDeselect={false} /> : <SegmentedControl {...choose} mr="auto" />}
      <div className={css.filters}>
        <TextInput
          type="search"
          aria-label={m.search()}
          placeholder={m.searchHint()}
          leftSection={<Icon name="search" size={16} />}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            search(value)
          }}
        />
        <Select
          aria-label={shared.casino()}
          placeholder={shared.allCasinos()}
          data={[
            { group: shared.casinos(), items: casinos },
            { group: shared.bookmakers(), items: bookmakers },
          ]}
          value={casino || null}
          onChange={(value) => address.change({ casino: value ?? '' })}
          searchable
          clearable
        />
        <Select
          aria-label={m.whoHasIt()}
          placeholder={m.everybody()}
          data={saidOptions(HOLDERS)}
          value={holder || null}
          onChange={(value) => address.change({ holder: value ?? '' })}
          clearable
        />
        <Select
          aria-label={shared.order()}
          data={saidOptions(ORDERS)}
          value={sort}
          allowDeselect={false}
          onChange={(value) => address.change({ sort: value ?? 'deadline' })}
        />
        {data && data.year.closed > 0 && <Year {...data.year} />}
      </div>
    </div>
  )
}

const Year = ({ solved, closed, medianDays }: List['year']) => {
  const b = (words: string) => <b>{words}</b>
  return (
    <span className={css.year}>
      {medianDays === null
        ? rich(m.year, { solved, closed, b })
        : rich(m.yearMedian, { solved, closed, count: medianDays, b })}
    </span>
  )
}

async function take({ id, version }: DeskListed): Promise<void> {
  // The API client has shown the error.
  await api.post('/complaints/{id}/hold', { params: { id }, body: { version, isOurs: true } }).catch(() => undefined)
  await invalidateRecords(COMPLAINTS)
}

const COLUMNS = [c.complaint, m.amount, m.state, m.deadline, m.whoseTurn, c.hasIt, m.lastWord]

function Rows({ items, isGrouped }: { items: DeskListed[]; isGrouped: boolean }) {
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
            {COLUMNS.map((title) => (
              <Table.Th key={title()}>{title()}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rows}>
          {groups.map(([group, own]) => (
            <Fragment key={group ?? 'all'}>
              {group && (
                <Table.Tr className={css.group}>
                  <Table.Th colSpan={COLUMNS.length} scope="colgroup">
                    {GROUPS[group]()} <span>{own.length}</span>
                  </Table.Th>
                </Table.Tr>
              )}
              {own.map((complaint) => (
                <Row key={complaint.id} complaint={complaint} onKey={(event) => press(complaint, event)} />
              ))}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Row({ complaint, onKey }: { complaint: DeskListed; onKey: (event: KeyboardEvent) => void }) {
  const now = useNow()
  const navigate = useNavigate()
  const { id, number, title, offer, amount, state, holder, closedAt, lastWordAt } = complaint
  const path = `/admin/complaints/${id}`
  return (
    <Table.Tr onDoubleClick={() => void navigate(path)}>
      <Table.Td>
        <span className={css.name}>
          <Thumb picture={offer.picture} name={offer.title} />
          <span>
            <Link to={path} data-row lang="cs" onKeyDown={onKey}>
              {title}
            </Link>
            <small>{m.noOf({ number: String(number), title: offer.title })}</small>
          </span>
        </span>
      </Table.Td>
      <Table.Td className={css.amount}>{money(amount)}</Table.Td>
      <Table.Td>
        <StateBadge state={state} />
      </Table.Td>
      <Table.Td>
        <span className={css.clock}>
          <Ring complaint={complaint} />
          <DeadlineWords complaint={complaint} now={now} />
        </span>
      </Table.Td>
      <Table.Td className={desk.quiet}>{turnWords(complaint)}</Table.Td>
      <Table.Td>
        {holder && <Avatar name={holder.name} title={holder.name} color={hueOf(holder.name)} size={26} />}
        {!holder && closedAt === null && (
          <Button variant="default" size="compact-sm" onClick={() => void take(complaint)}>
            {m.takeShort()}
          </Button>
        )}
      </Table.Td>
      <Table.Td className={desk.quiet}>{momentWords(lastWordAt)}</Table.Td>
    </Table.Tr>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Empty icon="scales" title={m.nothingLikeThat()} words={m.nothingFits()}>
      <Button variant="default" onClick={onClear}>
        {m.clearFilters()}
      </Button>
    </Empty>
  ) : (
    <Empty icon="scales" title={m.nobodyComplains()} words={m.comesByItself()}>
      <Button
        component="a"
        href={COMPLAINTS_PATH}
        target="_blank"
        variant="default"
        leftSection={<Icon name="external" size={16} />}
      >
        {m.openBook()}
      </Button>
    </Empty>
  )
