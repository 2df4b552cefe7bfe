import { Text } from '@mantine/core'
import * as m from '#features/api-keys/messages.ts'
import type { ApiKey } from '#features/api-keys/schema.ts'
import { DAYS, endAfter, ExpirySelect } from '#features/api-keys/screen/expiry-select.tsx'
import { lookAgain } from '#features/api-keys/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface RenewDialogProps {
  apiKey: ApiKey
  onClose: () => void
}

export function RenewDialog({ apiKey: { id, name }, onClose }: RenewDialogProps) {
  const { form, isBusy, message, onSubmit } = useActionForm({ days: DAYS }, async ({ days }) => {
    await api.post('/api-keys/{id}/renew', { params: { id }, body: { expiresAt: endAfter(days, new Date()) } })
    notify.success(SUCCESS.updated)
    onClose()
    await lookAgain()
  })
  return (
    <ActionDialog title={m.renewNamed({ name })} action={m.renewAction()} {...{ isBusy, message, onSubmit, onClose }}>
      <Text size="sm">{m.renewLead()}</Text>
      <ExpirySelect {...form.getInputProps('days')} />
    </ActionDialog>
  )
}
