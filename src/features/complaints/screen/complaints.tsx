import { Button, Paper, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as m from '#features/complaints/screen/list/messages.ts'
import { COMPLAINTS, listQuery, PER_PAGE } from '#features/complaints/screen/queries.ts'
import { TemplatesButton } from '#features/complaints/screen/letters/letters.tsx'
import { Filters } from '#features/complaints/screen/list/filters.tsx'
import { Rows } from '#features/complaints/screen/list/rows.tsx'
import { WriteDownButton } from '#features/complaints/screen/list/write-down.tsx'
import { COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import * as shared from '#features/players/messages.ts'
import { Empty, Keys } from '#features/players/screen/parts.tsx'
import { PersonButton } from '#features/players/screen/person/person-dialog.tsx'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { isAdmin } from '#records/admin/api/user.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen } from '#ui/admin/screen.tsx'

const POLL_MS = 60_000
const KEYS = [
  [['J', 'K'], m.move],
  [['Enter'], m.openKey],
  [['T'], m.takeKey],
  [['/'], m.searchKey],
] as const

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
          {isAdmin() && <PersonButton />}
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
