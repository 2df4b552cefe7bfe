import { type FormEvent, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { Action, Field, FormMessage } from '#admin/login/fields.tsx'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import css from './login-card.module.css'

interface CodeFormProps {
  mfaToken: string
  onSignedIn: (session: SignedIn) => Promise<void>
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
    <form onSubmit={submit} className={css.form}>
      <Field label={m.code()} autoComplete="one-time-code" autoFocus value={code} onChange={setCode} />
      <FormMessage>{message}</FormMessage>
      <div className={css.actions}>
        <Action onClick={onBack}>{m.back()}</Action>
        <Action isBusy={isBusy}>{m.signIn()}</Action>
      </div>
    </form>
  )
}
