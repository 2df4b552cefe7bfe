import { Select, Switch, TextInput } from '@mantine/core'
import * as m from '#entities/user/admin/messages.ts'
import { roleOptions } from '#entities/user/admin/roles.ts'
import type { User, UserInput } from '#entities/user/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export function UserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { name, email, role, isActive } = user
  const initial: UserInput = { name, email, role, isActive }
  const { form, isBusy, message, onSubmit } = useActionForm(initial, async (input) => {
    await api.put('/users/{id}', { params: { id: user.id }, body: { ...input, version: user.version } })
    await invalidateRecords('users')
    notify.success(SUCCESS.updated)
    onClose()
  })
  return (
    <ActionDialog title={user.name} action={m.saveChanges()} {...{ isBusy, message, onSubmit, onClose }} centered>
      <TextInput label={m.name()} required data-autofocus {...form.getInputProps('name')} />
      <TextInput label={m.email()} type="email" required autoComplete="off" {...form.getInputProps('email')} />
      <Select label={m.role()} data={roleOptions()} allowDeselect={false} {...form.getInputProps('role')} />
      <Switch
        label={m.mayLogIn()}
        description={m.mayLogInHint()}
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </ActionDialog>
  )
}
