import { Modal, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import { deviceOf } from '#admin/settings/account/device.ts'
import { yourPassword } from '#admin/settings/account/messages.ts'
import { RecoveryCodes } from '#admin/settings/account/recovery-codes.tsx'
import * as m from '#features/passkeys/messages.ts'
import { NameDialog } from '#features/passkeys/screen/name-dialog.tsx'
import { api } from '#records/admin/api/client.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface AddDialogProps {
  onClose: () => void
  onAdded: () => Promise<void>
}

/** Asks for the password, then the device; what it has made is stored before it is named. */
export function AddDialog({ onClose, onAdded }: AddDialogProps) {
  const [codes, setCodes] = useState<string[]>([])
  const [added, setAdded] = useState<{ id: string; name: string }>()
  const { form, isBusy, message, onSubmit } = useActionForm({ password: '' }, async (body) => {
    const { makePasskey } = await import('#features/passkeys/screen/ask-device.ts')
    const name = deviceOf(navigator.userAgent)
    const made = await makePasskey(await api.post('/auth/passkeys/new', { body }))
    const { id, recoveryCodes } = await api.post('/auth/passkeys', { body: { name, ...made } })
    notify.success(SUCCESS.completed)
    setCodes(recoveryCodes)
    setAdded({ id, name })
    await onAdded()
  })
  if (codes.length > 0) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={m.codesTitle()}
        size="lg"
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
      >
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </Modal>
    )
  }
  if (added) return <NameDialog passkey={added} isNew onClose={onClose} />
  return (
    <ActionDialog
      title={m.add()}
      action={m.goOn()}
      {...{ isBusy, message, onSubmit, onClose }}
      closeOnClickOutside={false}
    >
      <Text size="sm">{m.addLead()}</Text>
      <PasswordInput
        label={yourPassword()}
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('password')}
      />
    </ActionDialog>
  )
}
