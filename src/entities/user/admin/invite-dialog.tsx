import { Button, Group, Modal, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#entities/user/admin/messages.ts'
import { InviteLink } from '#entities/user/admin/invite-link.tsx'
import { ROLES } from '#entities/user/admin/roles.ts'
import type { Invite } from '#entities/user/invite.server.ts'
import type { UserInput } from '#entities/user/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { DialogButtons } from '#records/admin/form/action-dialog.tsx'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import css from './users.module.css'

const NEW: Pick<UserInput, 'name' | 'email' | 'role'> = { name: '', email: '', role: 'contributor' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite, setInvite] = useState<Invite>()
  const { form, isBusy, message, onSubmit } = useActionForm(NEW, async (body) => {
    const made = await api.post('/users', { body })
    setInvite(made.invite)
    await invalidateRecords('users')
  })
  return (
    <Modal opened onClose={onClose} title={m.inviteTitle()} centered size="lg">
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <Text size="sm" c="dimmed">
            {m.inviteLead()}
          </Text>
          <fieldset disabled={invite !== undefined} className={css.fields}>
            <Stack gap={14}>
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={14}>
                <TextInput label={m.name()} required data-autofocus {...form.getInputProps('name')} />
                <TextInput
                  label={m.email()}
                  type="email"
                  required
                  autoComplete="off"
                  {...form.getInputProps('email')}
                />
              </SimpleGrid>
              <Radio.Group label={m.role()} {...form.getInputProps('role')}>
                <Stack gap={8} mt={6}>
                  {ROLES.map(({ value, label, description }) => (
                    <Radio.Card key={value} value={value} className={css.role} radius="md">
                      <Group gap={12} wrap="nowrap" align="flex-start">
                        <Radio.Indicator />
                        <span>
                          <b>{label()}</b>
                          <small>{description()}</small>
                        </span>
                      </Group>
                    </Radio.Card>
                  ))}
                </Stack>
              </Radio.Group>
            </Stack>
          </fieldset>
          <FormMessage>{message}</FormMessage>
          {invite && <InviteLink invite={invite} email={form.values.email} />}
          {invite ? (
            <Button onClick={onClose} autoFocus ml="auto">
              {m.done()}
            </Button>
          ) : (
            <DialogButtons action={m.makeLink()} {...{ isBusy, onClose }} />
          )}
        </Stack>
      </form>
    </Modal>
  )
}
