import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { cancel } from '#ui/admin/messages.ts'
import * as m from '#entities/user/admin/messages.ts'
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
    <Modal opened onClose={onClose} title={m.newLinkTitle({ name: user.name })} centered size="lg">
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <Text size="sm">{m.newLinkLead({ name: user.name })}</Text>
          <FormMessage>{message}</FormMessage>
          {invite && <InviteLink invite={invite} email={user.email} />}
          <Group justify="flex-end" gap={8}>
            {!invite && (
              <Button variant="default" onClick={onClose}>
                {cancel()}
              </Button>
            )}
            {invite ? (
              <Button onClick={onClose}>{m.done()}</Button>
            ) : (
              <Button type="submit" loading={isBusy} data-autofocus>
                {m.makeLink()}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
