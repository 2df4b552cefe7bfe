import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'

interface CodeFormProps {
  mfaToken: string
  onSignedIn: (session: SignedIn) => void
  onBack: () => void
}

export function CodeForm({ mfaToken, onSignedIn, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { send, isBusy, message } = useSignIn<{ mfaToken: string; code: string }>(
    (step) => api.post('/auth/login', step),
    onSignedIn,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ mfaToken, code })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={18}>
        <TextInput
          label={m.code()}
          size="md"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <FormMessage>{message}</FormMessage>
        <Group grow>
          <Button variant="default" size="md" onClick={onBack}>
            {m.back()}
          </Button>
          <Button type="submit" size="md" loading={isBusy}>
            {m.signIn()}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
