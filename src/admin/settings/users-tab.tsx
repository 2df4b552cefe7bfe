import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import * as m from '#admin/settings/messages.ts'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { InviteDialog } from '#entities/user/admin/invite-dialog.tsx'
import { Users } from '#entities/user/admin/users.tsx'
import { Icon } from '#ui/admin/icon.tsx'

export function UsersTab() {
  const [isInviting, { open, close }] = useDisclosure()
  return (
    <SettingsFrame
      tab="users"
      actions={
        <Button leftSection={<Icon name="plus" />} onClick={open}>
          {m.invite()}
        </Button>
      }
    >
      <Users />
      {isInviting && <InviteDialog onClose={close} />}
    </SettingsFrame>
  )
}
