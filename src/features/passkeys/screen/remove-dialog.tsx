import { Modal, Text } from '@mantine/core'
import { lastSecondStep } from '#admin/settings/account/messages.ts'
import { PasswordStep } from '#admin/settings/account/password-step.tsx'
import * as m from '#features/passkeys/messages.ts'
import type { Passkey } from '#features/passkeys/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { rich } from '#ui/admin/words/rich.tsx'

interface RemoveDialogProps {
  passkey: Passkey
  isLast: boolean
  onClose: () => void
  onRemoved: () => Promise<void>
}

export function RemoveDialog({ passkey: { id, name }, isLast, onClose, onRemoved }: RemoveDialogProps) {
  async function remove(password: string): Promise<void> {
    await api.delete('/auth/passkeys/{id}', { params: { id }, body: { password } })
    notify.success(SUCCESS.deleted)
    onClose()
    await onRemoved()
  }
  return (
    <Modal opened onClose={onClose} title={m.removeTitle({ name })}>
      <Text size="sm">{m.removeBody()}</Text>
      <PasswordStep
        action={m.removeAction()}
        onPassword={remove}
        onCancel={onClose}
        warning={isLast && rich(lastSecondStep, { b: (words) => <b>{words}</b> })}
      />
    </Modal>
  )
}
