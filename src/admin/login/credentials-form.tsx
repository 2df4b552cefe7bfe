import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'

interface CredentialsFormProps {
  onSignedIn: (session: SignedIn) => void
  onCodeNeeded: (mfaToken: string) => void
  onForgotten: () => void
}

/** Password reset is available only if the site can send mail. */
const useCanReset = () =>
  useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => api.get('/auth/options', { signal, isQuiet: true, needsNoSession: true }),
  }).data?.passwordReset ?? false

export function CredentialsForm({ onSignedIn, onCodeNeeded, onForgotten }: CredentialsFormProps) {
  const canReset = useCanReset()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { send, isBusy, message } = useSignIn<{ email: string; password: string }>(
    (step) => api.post('/auth/login', step),
    onSignedIn,
    onCodeNeeded,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ email, password })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={18}>
        <TextInput
          label={m.email()}
          type="email"
          size="md"
          autoComplete="username"
          required
          withAsterisk={false}
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label={m.password()}
          size="md"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="md" loading={isBusy} fullWidth>
          {m.signIn()}
        </Button>
        {canReset ? (
          <Anchor component="button" type="button" size="sm" ta="left" onClick={onForgotten}>
            {m.forgot()}
          </Anchor>
        ) : (
          <Text size="xs" c="dimmed">
            {m.trouble()}
          </Text>
        )}
      </Stack>
    </form>
  )
}
