import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import type { User } from '#entities/user/schema.ts'
import { api } from '#ui/admin/api/client.ts'
import { FormMessage } from '#ui/admin/form/form-message.tsx'
import { useActionForm } from '#ui/admin/form/use-action-form.ts'
import { readAgain } from '#ui/admin/records/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** For somebody who forgot theirs. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { form, isBusy, message, onSubmit } = useActionForm({ password: '' }, async (body) => {
    await api('POST', `/users/${user.id}/password`, { body, isQuiet: true })
    await readAgain('users')
    notify.success(SUCCESS.updated)
    onClose()
  })
  return (
    <Modal opened onClose={onClose} title={`New password for ${user.name}`} centered>
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <Text size="sm">{user.name} is signed out everywhere and signs in with the new password from now on.</Text>
          <PasswordInput
            label="New password"
            description="At least 12 characters. Hand it over safely."
            required
            autoComplete="new-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
          <FormMessage>{message}</FormMessage>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              Set password
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
