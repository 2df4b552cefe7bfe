import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'

/** Requests a password reset mail. Never reveals whether the user exists. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const [isSent, setSent] = useState(false)
  const { form, isBusy, message, onSubmit } = useActionForm({ email: '' }, async (body) => {
    await api.post('/auth/password/forgot', { body, needsNoSession: true })
    setSent(true)
  })
  if (isSent) {
    return (
      <Stack gap={18}>
        <Text size="sm" role="status">
          {m.linkSent({ email: form.values.email })}
        </Text>
        <Button variant="default" size="md" onClick={onBack}>
          {m.backToSignIn()}
        </Button>
      </Stack>
    )
  }
  return (
    <form onSubmit={onSubmit}>
      <Stack gap={18}>
        <TextInput
          label={m.email()}
          type="email"
          size="md"
          autoComplete="username"
          required
          withAsterisk={false}
          autoFocus
          {...form.getInputProps('email')}
        />
        <FormMessage>{message}</FormMessage>
        <Group grow>
          <Button variant="default" size="md" onClick={onBack}>
            {m.back()}
          </Button>
          <Button type="submit" size="md" loading={isBusy}>
            {m.sendLink()}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
