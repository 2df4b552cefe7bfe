import { Avatar, Button, Group, Select, Table } from '@mantine/core'
import { Link } from 'react-router'
import { rich } from '#ui/admin/words/rich.tsx'
import { untitled } from '#records/admin/messages.ts'
import * as m from '#entities/user/admin/messages.ts'
import { roleName, roleOptions } from '#entities/user/admin/roles.ts'
import type { Activity } from '#entities/user/admin/use-activity.ts'
import { UserMenu } from '#entities/user/admin/user-menu.tsx'
import type { User } from '#entities/user/schema.ts'
import { Role } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { StatusBadge, statusOf } from '#ui/admin/status-badge.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#records/admin/api/user.ts'
import { hueOf } from '#ui/admin/user-colour.ts'
import css from './users.module.css'

async function setRole({ id, name, email, isActive, version }: User, role: string | null): Promise<void> {
  const body = { name, email, role: Role.parse(role), isActive, version }
  try {
    await api.put('/users/{id}', { params: { id }, body })
    notify.success(SUCCESS.updated)
  } finally {
    await invalidateRecords('users')
  }
}

async function withdraw({ id, name }: User): Promise<void> {
  const isWanted = await confirm({
    title: m.withdrawTitle({ name }),
    body: m.withdrawBody(),
    action: m.withdraw(),
    isDangerous: true,
  })
  if (!isWanted) return
  await api.delete('/users/{id}/invite', { params: { id } })
  await invalidateRecords('users')
  notify.success(SUCCESS.updated)
}

interface UserRowProps {
  user: User
  activity: Activity | undefined
  onEdit: () => void
  onLink: () => void
}

export function UserRow({ user, activity, onEdit, onLink }: UserRowProps) {
  const isMe = user.id === currentUser().id
  const isWaiting = activity?.hasJoined === false && !user.isDeleted
  return (
    <Table.Tr>
      <Table.Td className={css.name}>
        <Group gap={10} wrap="nowrap">
          <Avatar name={user.name} color={hueOf(user.id)} size={34} />
          <span>
            {isMe ? rich(m.you, { name: user.name, b: (inner) => <b>{inner}</b> }) : <b>{user.name}</b>}
            <small>{user.email}</small>
          </span>
        </Group>
      </Table.Td>
      <Table.Td>
        {isMe || user.isDeleted ? (
          roleName(user.role)
        ) : (
          <Select
            aria-label={m.roleOf({ name: user.name })}
            data={roleOptions()}
            value={user.role}
            allowDeselect={false}
            w={140}
            onChange={(role) => void setRole(user, role).catch(() => undefined)}
          />
        )}
      </Table.Td>
      <Table.Td>{user.isActive && !user.isDeleted ? seen(activity) : <StatusBadge status={statusOf(user)} />}</Table.Td>
      <Table.Td className={css.open}>
        {isWaiting ? (
          <Group gap={8} wrap="nowrap">
            <Button variant="default" size="compact-sm" onClick={onLink}>
              {m.newLink()}
            </Button>
            {activity.invitedUntil && (
              <Button
                variant="default"
                size="compact-sm"
                c="var(--neg)"
                onClick={() => void withdraw(user).catch(() => undefined)}
              >
                {m.withdraw()}
              </Button>
            )}
          </Group>
        ) : activity?.open ? (
          <Link to={`/admin/${activity.open.collection}/${activity.open.recordId}`}>
            {activity.open.title || untitled()}
          </Link>
        ) : (
          <span className={css.none}>–</span>
        )}
      </Table.Td>
      <Table.Td className={css.menu}>
        <UserMenu user={user} onEdit={onEdit} onLink={onLink} />
      </Table.Td>
    </Table.Tr>
  )
}

function seen(activity: Activity | undefined): string {
  if (!activity) return ''
  if (!activity.hasJoined) {
    return activity.invitedUntil ? m.invitedUntil({ moment: formatDateTime(activity.invitedUntil) }) : m.invitedNoLink()
  }
  if (activity.open) return m.now()
  return activity.lastSeenAt ? formatDateTime(activity.lastSeenAt) : m.never()
}
