import { ActionIcon, Menu } from '@mantine/core'
import type { User } from '#entities/user/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#records/admin/api/user.ts'

interface UserMenuProps {
  user: User
  onEdit: () => void
  onLink: () => void
}

async function change(success: () => string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
    notify.success(success)
  } finally {
    await invalidateRecords('users')
  }
}

async function setActive({ id, name, email, role, version, ...user }: User): Promise<void> {
  const isActive = !user.isActive
  const isWanted =
    isActive ||
    (await confirm({
      title: `Disable ${name}?`,
      body: 'They are signed out everywhere at once and cannot sign in until you enable them again.',
      action: 'Disable',
      isDangerous: true,
    }))
  if (!isWanted) return
  await change(SUCCESS.updated, () =>
    api.put('/users/{id}', { params: { id }, body: { name, email, role, isActive, version } }),
  )
}

async function archive({ id, name }: User): Promise<void> {
  const isWanted = await confirm({
    title: `Archive ${name}?`,
    body: 'They are signed out and cannot sign in. What they wrote stays, and you can bring them back at any time.',
    action: 'Archive',
  })
  if (isWanted) await change(SUCCESS.archived, () => api.post('/users/{id}/archive', { params: { id } }))
}

async function deleteForGood({ id, name }: User): Promise<void> {
  const isWanted = await confirm({
    title: `Delete ${name} for good?`,
    body: 'The account cannot be brought back. What they wrote stays, and so does their name in the audit log.',
    action: 'Delete for good',
    isDangerous: true,
  })
  if (isWanted) await change(SUCCESS.deleted, () => api.delete('/users/{id}', { params: { id } }))
}

const unarchive = ({ id }: User) =>
  change(SUCCESS.unarchived, () => api.post('/users/{id}/unarchive', { params: { id } }))

async function resetTotp({ id, name }: User): Promise<void> {
  const isWanted = await confirm({
    title: `Switch off two-step sign-in of ${name}?`,
    body: 'For somebody who lost both the telephone and the recovery codes. They are signed out everywhere.',
    action: 'Switch off',
    isDangerous: true,
  })
  if (isWanted) await change(SUCCESS.updated, () => api.delete('/users/{id}/totp', { params: { id } }))
}

export function UserMenu({ user, onEdit, onLink }: UserMenuProps) {
  const isMe = user.id === currentUser().id
  const run = (work: (user: User) => Promise<void>) => () => void work(user).catch(() => undefined)
  return (
    <Menu position="bottom-end" width={230} withinPortal>
      <Menu.Target>
        <ActionIcon size={34} aria-label={`Actions for ${user.name}`}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.isDeleted ? (
          <>
            <Menu.Item leftSection={<Icon name="undo" size={16} />} onClick={run(unarchive)}>
              Unarchive
            </Menu.Item>
            <Menu.Item color="red" leftSection={<Icon name="trash" size={16} />} onClick={run(deleteForGood)}>
              Delete for good
            </Menu.Item>
          </>
        ) : (
          <>
            <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onEdit}>
              Edit
            </Menu.Item>
            {!isMe && (
              <>
                <Menu.Item leftSection={<Icon name="link" size={16} />} onClick={onLink}>
                  Send a new link
                </Menu.Item>
                <Menu.Item leftSection={<Icon name="phone" size={16} />} onClick={run(resetTotp)}>
                  Switch off two-step sign-in
                </Menu.Item>
              </>
            )}
            <Menu.Item leftSection={<Icon name={user.isActive ? 'x' : 'check'} size={16} />} onClick={run(setActive)}>
              {user.isActive ? 'Disable' : 'Enable'}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="archive" size={16} />} onClick={run(archive)}>
              Archive
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
