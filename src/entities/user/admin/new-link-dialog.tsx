import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { InviteLink } from '#entities/user/admin/invite-link.tsx'
import type { Invite } from '#entities/user/invite.server.ts'
import type { User } from '#entities/user/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { invalidateRecords } from '#records/admin/queries.ts'

export function NewLinkDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [invite, setInvite] = useState<Invite>()
  const { isBusy, message, onSubmit } = useActionForm({}, async () => {
    setInvite(await api.post('/users/{id}/invite', { params: { id: user.id } }))
    await invalidateRecords('users')
  })
  return (
    <Modal opened onClose={onClose} title={`A new link for ${user.name}`} centered size="lg">
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <Text size="sm">
            With the link {user.name} chooses a new password and is signed out everywhere else. Earlier links end now;
            the present password works until then.
          </Text>
          <FormMessage>{message}</FormMessage>
          {invite && <InviteLink invite={invite} email={user.email} />}
          <Group justify="flex-end" gap={8}>
            {!invite && (
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
            )}
            {invite ? (
              <Button onClick={onClose}>Done</Button>
            ) : (
              <Button type="submit" loading={isBusy} data-autofocus>
                Make the link
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
