import { ActionIcon, Menu } from '@mantine/core'
import { actionsFor } from '#records/admin/messages.ts'
import * as m from '#entities/user/admin/messages.ts'
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
      title: m.disableTitle({ name }),
      body: m.disableBody(),
      action: m.disable(),
      isDangerous: true,
    }))
  if (!isWanted) return
  await change(SUCCESS.updated, () =>
    api.put('/users/{id}', { params: { id }, body: { name, email, role, isActive, version } }),
  )
}

async function archive({ id, name }: User): Promise<void> {
  const isWanted = await confirm({
    title: m.archiveTitle({ name }),
    body: m.archiveBody(),
    action: m.archive(),
  })
  if (isWanted) await change(SUCCESS.archived, () => api.post('/users/{id}/archive', { params: { id } }))
}

async function deleteForGood({ id, name }: User): Promise<void> {
  const isWanted = await confirm({
    title: m.deleteTitle({ name }),
    body: m.deleteBody(),
    action: m.deleteForGood(),
    isDangerous: true,
  })
  if (isWanted) await change(SUCCESS.deleted, () => api.delete('/users/{id}', { params: { id } }))
}

const unarchive = ({ id }: User) =>
  change(SUCCESS.unarchived, () => api.post('/users/{id}/unarchive', { params: { id } }))

async function resetTotp({ id, name }: User): Promise<void> {
  const isWanted = await confirm({
    title: m.totpTitle({ name }),
    body: m.totpBody(),
    action: m.switchOff(),
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
        <ActionIcon size={34} aria-label={actionsFor({ title: user.name })}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.isDeleted ? (
          <>
            <Menu.Item leftSection={<Icon name="undo" size={16} />} onClick={run(unarchive)}>
              {m.unarchive()}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<Icon name="trash" size={16} />} onClick={run(deleteForGood)}>
              {m.deleteForGood()}
            </Menu.Item>
          </>
        ) : (
          <>
            <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onEdit}>
              {m.edit()}
            </Menu.Item>
            {!isMe && (
              <>
                <Menu.Item leftSection={<Icon name="link" size={16} />} onClick={onLink}>
                  {m.sendLink()}
                </Menu.Item>
                <Menu.Item leftSection={<Icon name="phone" size={16} />} onClick={run(resetTotp)}>
                  {m.switchOffTotp()}
                </Menu.Item>
              </>
            )}
            <Menu.Item leftSection={<Icon name={user.isActive ? 'x' : 'check'} size={16} />} onClick={run(setActive)}>
              {user.isActive ? m.disable() : m.enable()}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="archive" size={16} />} onClick={run(archive)}>
              {m.archive()}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
