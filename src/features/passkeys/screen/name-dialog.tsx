import { Text, TextInput } from '@mantine/core'
import * as m from '#features/passkeys/messages.ts'
import type { Passkey } from '#features/passkeys/schema.ts'
import { lookAgain } from '#features/passkeys/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './passkeys.module.css'

interface NameDialogProps {
  passkey: Pick<Passkey, 'id' | 'name'>
  isNew?: boolean
  onClose: () => void
}

export function NameDialog({ passkey: { id, name }, isNew = false, onClose }: NameDialogProps) {
  const { form, isBusy, message, onSubmit } = useActionForm({ name }, async (body) => {
    await api.put('/auth/passkeys/{id}', { params: { id }, body })
    notify.success(SUCCESS.updated)
    onClose()
    await lookAgain()
  })
  return (
    <ActionDialog
      title={isNew ? m.readyTitle() : m.renameTitle()}
      action={m.saveName()}
      instead={isNew ? m.later() : undefined}
      {...{ isBusy, message, onSubmit, onClose }}
    >
      {isNew && (
        <div className={css.ready}>
          <span>
            <Icon name="passkey" size={30} />
          </span>
          <Text size="sm">{m.ready()}</Text>
        </div>
      )}
      <TextInput
        label={m.name()}
        description={m.nameHint()}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        withAsterisk={false}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
    </ActionDialog>
  )
}
