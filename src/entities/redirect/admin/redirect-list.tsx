import { Button, Paper, Select, Skeleton, Table, Title, VisuallyHidden } from '@mantine/core'
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
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Switched off' },
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
    <Paper withBorder radius="lg" component="section" aria-label="Redirects">
      <div className={css.head}>
        <div>
          <Title order={2} fz={15} lh={1.35}>
            Redirects
          </Title>
          <p className={css.lead}>Old addresses and where they lead.</p>
        </div>
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={edits.add}>
          Add redirect
        </Button>
      </div>
      <div className={css.tools}>
        <SearchField
          label="Search redirects"
          value={q}
          onChange={(typed) => address.change({ q: typed }, { replace: true })}
        />
        <Select
          aria-label="Any type"
          placeholder="Any type"
          w={120}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear: any type' }}
          data={REDIRECT_STATUSES.map(String)}
          value={code || null}
          onChange={(next) => address.change({ code: next ?? '' })}
        />
        <Select
          aria-label="Active or not"
          placeholder="Active or not"
          w={150}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear: active or not' }}
          data={ACTIVE}
          value={isActive || null}
          onChange={(next) => address.change({ isActive: next ?? '' })}
        />
        <RedirectCsv />
      </div>
      {isError && <ReadFailure title="The list could not be read" onTryAgain={refetch} m={12} />}
      {!data && !isError && <Skeleton height={180} m={20} w="auto" />}
      {rows.length > 0 && (
        <Table className={css.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>From</Table.Th>
              <Table.Th>
                <VisuallyHidden>leads to</VisuallyHidden>
              </Table.Th>
              <Table.Th>To</Table.Th>
              <Table.Th>Type</Table.Th>
              <Table.Th>Reason</Table.Th>
              <Table.Th>Active</Table.Th>
              <Table.Th ta="right">Hits</Table.Th>
              <Table.Th>
                <VisuallyHidden>Actions</VisuallyHidden>
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
              <p>No redirect matches.</p>
              <Button variant="default" onClick={address.clear}>
                Clear filters
              </Button>
            </>
          ) : (
            <p>There are none. A page that gets another address leaves one behind by itself.</p>
          )}
        </div>
      )}
      {data && data.total > 0 && (
        <ListFooter {...data} shown={data.items.length} onPage={(page) => address.change({ page: String(page) })} />
      )}
    </Paper>
  )
}
