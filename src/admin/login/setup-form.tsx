import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { passwordHint } from '#admin/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'

interface SetupFormProps {
  token: string
  onSignedIn: (session: SignedIn) => void
}

export function SetupForm({ token, onSignedIn }: SetupFormProps) {
  const [person, setPerson] = useState({ name: '', email: '', password: '' })
  const { send, isBusy, message, errorOf } = useSignIn<{ token: string } & typeof person>(
    (step) => api.post('/auth/setup', step),
    onSignedIn,
  )
  const field = (name: keyof typeof person) => ({
    value: person[name],
    error: errorOf(name),
    required: true,
    withAsterisk: false,
    size: 'md' as const,
    onChange: (event: { currentTarget: { value: string } }) =>
      setPerson({ ...person, [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ token, ...person })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={18}>
        <TextInput label={m.name()} autoComplete="name" autoFocus {...field('name')} />
        <TextInput label={m.email()} type="email" autoComplete="username" {...field('email')} />
        <PasswordInput
          label={m.password()}
          description={passwordHint()}
          autoComplete="new-password"
          {...field('password')}
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="md" loading={isBusy} fullWidth>
          {m.createAccount()}
        </Button>
      </Stack>
    </form>
  )
}
