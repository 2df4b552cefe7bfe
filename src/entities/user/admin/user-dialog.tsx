import { Button, Group, Modal, PasswordInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import { ROLES } from '#entities/user/admin/roles.ts'
import type { User, UserInput } from '#entities/user/schema.ts'
import { api } from '#ui/admin/api/client.ts'
import { FormMessage } from '#ui/admin/form/form-message.tsx'
import { useActionForm } from '#ui/admin/form/use-action-form.ts'
import { readAgain } from '#ui/admin/records/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface UserDialogProps {
  /** Left out: a new one. */
  user: User | undefined
  onClose: () => void
}

const NEW: UserInput = { name: '', email: '', role: 'editor', isActive: true }

export function UserDialog({ user, onClose }: UserDialogProps) {
  const { name, email, role, isActive } = user ?? NEW
  const initial: UserInput & { password: string } = { name, email, role, isActive, password: '' }
  const { form, isBusy, message, onSubmit } = useActionForm(initial, async ({ password, ...input }) => {
    if (user) {
      await api('PUT', `/users/${user.id}`, { body: { ...input, version: user.version }, isQuiet: true })
    } else {
      await api('POST', '/users', { body: { ...input, password }, isQuiet: true })
    }
    await readAgain('users')
    notify.success(user ? SUCCESS.updated : SUCCESS.completed)
    onClose()
  })
  return (
    <Modal opened onClose={onClose} title={user ? user.name : 'Add user'} centered>
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />
          <TextInput label="E-mail" type="email" required autoComplete="off" {...form.getInputProps('email')} />
          <Select label="Role" data={ROLES} allowDeselect={false} {...form.getInputProps('role')} />
          {user ? (
            <Switch
              label="May sign in"
              description="Switching it off signs the user out everywhere."
              {...form.getInputProps('isActive', { type: 'checkbox' })}
            />
          ) : (
            <PasswordInput
              label="First password"
              description="At least 12 characters. Hand it over safely; the user changes it under Your account."
              required
              autoComplete="new-password"
              {...form.getInputProps('password')}
            />
          )}
          <FormMessage>{message}</FormMessage>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              {user ? 'Save changes' : 'Add user'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
