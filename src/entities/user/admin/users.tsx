import { Button, Paper, SegmentedControl, Select, Skeleton, Table, Title, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { PasswordDialog } from '#entities/user/admin/password-dialog.tsx'
import { ROLES } from '#entities/user/admin/roles.ts'
import { UserDialog } from '#entities/user/admin/user-dialog.tsx'
import { UserMenu } from '#entities/user/admin/user-menu.tsx'
import type { User } from '#entities/user/schema.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { CsvButton } from '#ui/admin/list/list-csv.tsx'
import { ListFooter } from '#ui/admin/list/list-footer.tsx'
import { SearchField } from '#ui/admin/list/list-toolbar.tsx'
import { useListAddress } from '#ui/admin/list/use-list-address.ts'
import { useList } from '#ui/admin/records/queries.ts'
import { StatusBadge, statusOf } from '#ui/admin/status-badge.tsx'
import { currentUser } from '#ui/admin/user.ts'
import css from './users.module.css'

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'archived', label: 'Archived' },
]
const PER_PAGE = 20

type Shown = { dialog: 'edit'; user?: User } | { dialog: 'password'; user: User }

/** Who may sign in, and as what. */
export function Users() {
  const address = useListAddress(['q', 'role', 'status', 'page'], { page: '1' })
  const { data } = useList<User>('users', { ...address.values, perPage: PER_PAGE })
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <Paper withBorder radius="lg" component="section" aria-label="Users">
      <div className={css.head}>
        <div>
          <Title order={2} fz={15} lh={1.35}>
            Users
          </Title>
          <p className={css.lead}>
            Editors write and publish. Administrators also change settings and delete for good.
          </p>
        </div>
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => setShown({ dialog: 'edit' })}>
          Add user
        </Button>
      </div>
      <div className={css.tools}>
        <SearchField
          label="Search name or e-mail"
          value={address.values['q'] ?? ''}
          onChange={(q) => address.change({ q }, { replace: true })}
        />
        <Select
          aria-label="Any role"
          placeholder="Any role"
          w={150}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear: any role' }}
          data={ROLES}
          value={address.values['role'] || null}
          onChange={(role) => address.change({ role: role ?? '' })}
        />
        <SegmentedControl
          aria-label="Status"
          data={STATUSES}
          value={address.values['status'] ?? ''}
          onChange={(status) => address.change({ status })}
        />
        <CsvButton collection="users" parameters={{ ...address.values, page: undefined }} />
      </div>
      {!data && <Skeleton height={120} m={20} w="auto" />}
      {data && data.items.length > 0 && (
        <Table className={css.table} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th>Role</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>Since</Table.Th>
              <Table.Th>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((user) => (
              <Table.Tr key={user.id}>
                <Table.Td className={css.name}>
                  <b>{user.name}</b>
                  {user.id === currentUser().id && ' (you)'}
                  <span>{user.email}</span>
                </Table.Td>
                <Table.Td>{ROLES.find(({ value }) => value === user.role)?.label}</Table.Td>
                <Table.Td>
                  <StatusBadge status={statusOf(user)} />
                </Table.Td>
                <Table.Td className={css.since}>{formatDate(user.createdAt)}</Table.Td>
                <Table.Td className={css.menu}>
                  <UserMenu
                    user={user}
                    onEdit={() => setShown({ dialog: 'edit', user })}
                    onPassword={() => setShown({ dialog: 'password', user })}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {data?.items.length === 0 && (
        <div className={css.empty}>
          <p>Nobody matches.</p>
          <Button variant="default" onClick={address.clear}>
            Clear filters
          </Button>
        </div>
      )}
      {data && data.total > PER_PAGE && (
        <ListFooter {...data} shown={data.items.length} onPage={(page) => address.change({ page: String(page) })} />
      )}
      {shown?.dialog === 'edit' && <UserDialog user={shown.user} onClose={close} />}
      {shown?.dialog === 'password' && <PasswordDialog user={shown.user} onClose={close} />}
    </Paper>
  )
}
