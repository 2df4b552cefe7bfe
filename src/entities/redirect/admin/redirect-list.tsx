import { Button, Paper, Select, Skeleton, Table, Title, VisuallyHidden } from '@mantine/core'
import { saidOptions } from '#shared/words/message.ts'
import { clearFilters, listUnread } from '#records/admin/list/messages.ts'
import { label as redirects } from '#entities/redirect/messages.ts'
import * as m from '#entities/redirect/admin/messages.ts'
import { RedirectCsv } from '#entities/redirect/admin/redirect-csv.tsx'
import { RedirectRow } from '#entities/redirect/admin/redirect-row.tsx'
import type { RedirectEdits } from '#entities/redirect/admin/use-redirect-edits.ts'
import { REDIRECT_STATUSES, type Redirect } from '#entities/redirect/schema.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { SearchField } from '#records/admin/list/list-toolbar.tsx'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useList } from '#records/admin/queries.ts'
import css from './redirects.module.css'

const PER_PAGE = 20
const ACTIVE = [
  { value: 'true', label: m.active },
  { value: 'false', label: m.switchedOff },
]

export function RedirectList({ edits }: { edits: RedirectEdits }) {
  const address = useListAddress(['q', 'code', 'isActive', 'page'], { page: '1' })
  const { q = '', code = '', isActive = '' } = address.values
  // By creation date, so that a saved row keeps its position.
  const { data, isError, refetch } = useList<Redirect>('redirects', {
    ...address.values,
    perPage: PER_PAGE,
    sort: '-createdAt',
  })
  const rows = edits.rowsOn(data?.items ?? [])
  return (
    <Paper withBorder radius="lg" component="section" aria-label={redirects()}>
      <div className={css.head}>
        <div>
          <Title order={2} fz={15} lh={1.35}>
            {redirects()}
          </Title>
          <p className={css.lead}>{m.lead()}</p>
        </div>
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={edits.add}>
          {m.add()}
        </Button>
      </div>
      <div className={css.tools}>
        <SearchField
          label={m.search()}
          value={q}
          onChange={(typed) => address.change({ q: typed }, { replace: true })}
        />
        <Select
          aria-label={m.anyType()}
          placeholder={m.anyType()}
          w={120}
          clearable
          clearButtonProps={{ 'aria-label': m.clearType() }}
          data={REDIRECT_STATUSES.map(String)}
          value={code || null}
          onChange={(next) => address.change({ code: next ?? '' })}
        />
        <Select
          aria-label={m.activeOrNot()}
          placeholder={m.activeOrNot()}
          w={150}
          clearable
          clearButtonProps={{ 'aria-label': m.clearActive() }}
          data={saidOptions(ACTIVE)}
          value={isActive || null}
          onChange={(next) => address.change({ isActive: next ?? '' })}
        />
        <RedirectCsv />
      </div>
      {isError && <ReadFailure title={listUnread()} onTryAgain={refetch} m={12} />}
      {!data && !isError && <Skeleton height={180} m={20} w="auto" />}
      {rows.length > 0 && (
        <Table className={css.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.from()}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{m.leadsTo()}</VisuallyHidden>
              </Table.Th>
              <Table.Th>{m.to()}</Table.Th>
              <Table.Th>{m.type()}</Table.Th>
              <Table.Th>{m.reason()}</Table.Th>
              <Table.Th>{m.active()}</Table.Th>
              <Table.Th ta="right">{m.hits()}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{m.actions()}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <RedirectRow key={edits.rowKeyOf(row.key)} row={row} edits={edits} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {data && rows.length === 0 && (
        <div className={css.empty}>
          {address.isFiltered ? (
            <>
              <p>{m.noneMatches()}</p>
              <Button variant="default" onClick={address.clear}>
                {clearFilters()}
              </Button>
            </>
          ) : (
            <p>{m.none()}</p>
          )}
        </div>
      )}
      {data && data.total > 0 && (
        <ListFooter {...data} shown={data.items.length} onPage={(page) => address.change({ page: String(page) })} />
      )}
    </Paper>
  )
}
