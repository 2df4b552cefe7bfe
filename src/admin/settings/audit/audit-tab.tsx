import { Button, Paper, Select, Skeleton, Table, TextInput, VisuallyHidden } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clear, clearFilters, listUnread } from '#records/admin/list/messages.ts'
import { auditLog } from '#admin/settings/messages.ts'
import * as m from '#admin/settings/audit/messages.ts'
import { AuditRow } from '#admin/settings/audit/audit-row.tsx'
import { momentsOf } from '#admin/settings/audit/audit-days.ts'
import { ACTIONS, COLLECTIONS, optionsOf } from '#admin/settings/audit/audit-words.ts'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import type { User } from '#entities/user/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useList } from '#records/admin/queries.ts'
import css from './audit.module.css'

const PER_PAGE = 30
const NAMES = ['actorId', 'action', 'collection', 'recordId', 'from', 'to', 'page'] as const

/** Who did what, when and from where. Read-only by design. */
export function AuditTab() {
  const address = useListAddress(NAMES, { page: '1' })
  const { from = '', to = '', ...rest } = address.values
  const parameters = { ...rest, ...momentsOf(from, to), perPage: PER_PAGE }
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['audit', parameters],
    queryFn: ({ signal }) => api.get('/audit', { query: parameters, signal }),
    placeholderData: keepPreviousData,
  })
  const users = useList<User>('users', { perPage: 100, status: 'all' })
  const people = (users.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const choice = (name: (typeof NAMES)[number], label: string, options: { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      className={css.choice}
      data={options}
      value={address.values[name] || null}
      onChange={(value) => address.change({ [name]: value ?? '' })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': clear({ label }) }}
    />
  )
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      aria-label={label}
      title={label}
      value={address.values[name] ?? ''}
      onChange={(event) => address.change({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <SettingsFrame tab="audit">
      <Paper withBorder radius="lg" component="section" aria-label={auditLog()}>
        <div className={css.filters}>
          {choice('actorId', m.anybody(), people)}
          {choice('action', m.anyAction(), optionsOf(ACTIONS))}
          {choice('collection', m.anyRecord(), optionsOf(COLLECTIONS))}
          {day('from', m.fromDay())}
          {day('to', m.toDay())}
          <CsvButton collection="audit" parameters={{ ...rest, ...momentsOf(from, to), page: undefined }} />
          {address.isFiltered && (
            <Button variant="subtle" onClick={address.clear}>
              {clearFilters()}
            </Button>
          )}
        </div>
        {isError && <ReadFailure title={listUnread()} onTryAgain={refetch} m={12} />}
        {!data && !isError && <Skeleton height={240} m={20} w="auto" />}
        {data && data.total > 0 && (
          <Table className={css.table} data-faded={isPlaceholderData || undefined}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{m.when()}</Table.Th>
                <Table.Th>{m.who()}</Table.Th>
                <Table.Th>{m.what()}</Table.Th>
                <Table.Th>{m.record()}</Table.Th>
                <Table.Th>{m.fromWhere()}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{m.change()}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </Table.Tbody>
          </Table>
        )}
        {data?.total === 0 && <p className={css.empty}>{m.nothingHappened()}</p>}
        {data && data.total > 0 && (
          <ListFooter {...data} shown={data.items.length} onPage={(page) => address.change({ page: String(page) })} />
        )}
      </Paper>
    </SettingsFrame>
  )
}
