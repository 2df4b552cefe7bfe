import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import * as m from '#features/api-keys/messages.ts'
import type { ApiKey } from '#features/api-keys/schema.ts'
import { DAYS, endAfter, ExpirySelect } from '#features/api-keys/screen/expiry-select.tsx'
import { lookAgain } from '#features/api-keys/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { cancel } from '#ui/admin/messages.ts'
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
    <Modal opened onClose={onClose} title={m.renewNamed({ name })}>
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <Text size="sm">{m.renewLead()}</Text>
          <ExpirySelect {...form.getInputProps('days')} />
          <FormMessage>{message}</FormMessage>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {cancel()}
            </Button>
            <Button type="submit" loading={isBusy}>
              {m.renewAction()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
