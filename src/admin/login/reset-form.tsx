import { type FormEvent, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { Action, FormMessage, PasswordField } from '#admin/login/fields.tsx'
import { useAsk } from '#admin/login/use-ask.ts'
import { api } from '#records/admin/api/client.ts'
import { passwordHint } from '#admin/messages.ts'
import css from './login-card.module.css'

interface ResetFormProps {
  token: string
  onDone: () => void
}

export function ResetForm({ token, onDone }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const { ask, isBusy, message, errorOf } = useAsk()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask(async () => {
      await api.post('/auth/password/reset', { body: { token, password }, isQuiet: true, needsNoSession: true })
      onDone()
    })
  }
  const error = errorOf('password')
  return (
    <form onSubmit={submit} className={css.form}>
      <PasswordField
        label={m.newPassword()}
        description={passwordHint()}
        autoComplete="new-password"
        autoFocus
        value={password}
        error={error}
        onChange={setPassword}
      />
      <FormMessage>{error ? undefined : message}</FormMessage>
      <Action isBusy={isBusy}>{m.setPassword()}</Action>
    </form>
  )
}
