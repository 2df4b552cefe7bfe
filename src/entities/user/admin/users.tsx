import { Button, Paper, SegmentedControl, Select, SimpleGrid, Skeleton, Table, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { saidOptions } from '#shared/words/message.ts'
import * as list from '#records/admin/list/messages.ts'
import * as m from '#entities/user/admin/messages.ts'
import { NewLinkDialog } from '#entities/user/admin/new-link-dialog.tsx'
import { roleOptions, ROLES } from '#entities/user/admin/roles.ts'
import { useActivity } from '#entities/user/admin/use-activity.ts'
import { UserDialog } from '#entities/user/admin/user-dialog.tsx'
import { UserRow } from '#entities/user/admin/user-row.tsx'
import type { User } from '#entities/user/schema.ts'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { SearchField } from '#records/admin/list/list-toolbar.tsx'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useList } from '#records/admin/queries.ts'
import { STATUSES } from '#ui/admin/status-badge.tsx'
import css from './users.module.css'

const SHOWN = [
  { value: '', label: list.all },
  { value: 'archived', label: STATUSES.archived.label },
]
const PER_PAGE = 20

interface Shown {
  dialog: 'edit' | 'link'
  user: User
}

export function Users() {
  const address = useListAddress(['q', 'role', 'status', 'page'], { page: '1' })
  const { data, isError, refetch } = useList<User>('users', { ...address.values, perPage: PER_PAGE })
  const activity = useActivity()
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <>
      <Paper withBorder radius="lg" component="section" aria-label={m.users()}>
        <div className={css.tools}>
          <SearchField
            label={m.search()}
            value={address.values['q'] ?? ''}
            onChange={(q) => address.change({ q }, { replace: true })}
          />
          <Select
            aria-label={m.anyRole()}
            placeholder={m.anyRole()}
            w={150}
            clearable
            clearButtonProps={{ 'aria-label': m.clearRole() }}
            data={roleOptions()}
            value={address.values['role'] || null}
            onChange={(role) => address.change({ role: role ?? '' })}
          />
          <SegmentedControl
            aria-label={list.status()}
            data={saidOptions(SHOWN)}
            value={address.values['status'] ?? ''}
            onChange={(status) => address.change({ status })}
          />
          <CsvButton collection="users" parameters={{ ...address.values, page: undefined }} />
        </div>
        {isError && <ReadFailure title={list.listUnread()} onTryAgain={refetch} m={12} />}
        {!data && !isError && <Skeleton height={120} m={20} w="auto" />}
        {data && data.items.length > 0 && (
          <Table className={css.table} highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{m.name()}</Table.Th>
                <Table.Th>{m.role()}</Table.Th>
                <Table.Th>{m.lastSeen()}</Table.Th>
                <Table.Th>{m.hasOpen()}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{m.actions()}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  activity={activity.get(user.id)}
                  onEdit={() => setShown({ dialog: 'edit', user })}
                  onLink={() => setShown({ dialog: 'link', user })}
                />
              ))}
            </Table.Tbody>
          </Table>
        )}
        {data?.items.length === 0 && (
          <div className={css.empty}>
            <p>{m.nobodyMatches()}</p>
            <Button variant="default" onClick={address.clear}>
              {list.clearFilters()}
            </Button>
          </div>
        )}
        {data && data.total > PER_PAGE && (
          <ListFooter {...data} shown={data.items.length} onPage={(page) => address.change({ page: String(page) })} />
        )}
      </Paper>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={16}>
        {ROLES.map(({ value, label, description }) => (
          <Paper key={value} withBorder radius="lg" p={16}>
            <b>{label()}</b>
            <p className={css.lead}>{description()}</p>
          </Paper>
        ))}
      </SimpleGrid>
      {shown?.dialog === 'edit' && <UserDialog user={shown.user} onClose={close} />}
      {shown?.dialog === 'link' && <NewLinkDialog user={shown.user} onClose={close} />}
    </>
  )
}
