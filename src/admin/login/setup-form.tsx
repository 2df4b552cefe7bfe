import { type FormEvent, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { passwordHint } from '#admin/messages.ts'
import { Action, Field, FormMessage, PasswordField } from '#admin/login/fields.tsx'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import css from './login-card.module.css'

interface SetupFormProps {
  token: string
  onSignedIn: (session: SignedIn) => Promise<void>
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
    onChange: (value: string) => setPerson({ ...person, [name]: value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ token, ...person })
  }
  return (
    <form onSubmit={submit} className={css.form}>
      <Field label={m.name()} autoComplete="name" autoFocus {...field('name')} />
      <Field label={m.email()} type="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label={m.password()}
        description={passwordHint()}
        autoComplete="new-password"
        {...field('password')}
      />
      <FormMessage>{message}</FormMessage>
      <Action isBusy={isBusy}>{m.createAccount()}</Action>
    </form>
  )
}
