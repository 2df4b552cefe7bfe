import { Button, PasswordInput, Stack } from '@mantine/core'
import * as m from '#admin/login/messages.ts'
import { api } from '#records/admin/api/client.ts'
import { passwordHint } from '#admin/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'

interface ResetFormProps {
  token: string
  onDone: () => void
}

export function ResetForm({ token, onDone }: ResetFormProps) {
  const { form, isBusy, message, onSubmit } = useActionForm({ password: '' }, async ({ password }) => {
    await api.post('/auth/password/reset', { body: { token, password }, needsNoSession: true })
    onDone()
  })
  return (
    <form onSubmit={onSubmit}>
      <Stack gap={18}>
        <PasswordInput
          label={m.newPassword()}
          description={passwordHint()}
          size="md"
          autoComplete="new-password"
          required
          withAsterisk={false}
          autoFocus
          {...form.getInputProps('password')}
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="md" loading={isBusy} fullWidth>
          {m.setPassword()}
        </Button>
      </Stack>
    </form>
  )
}
