import { type FormEvent, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { Action, Field, FormMessage } from '#admin/login/fields.tsx'
import { useAsk } from '#admin/login/use-ask.ts'
import { api } from '#records/admin/api/client.ts'
import css from './login-card.module.css'

/** Requests a password reset mail. Never reveals whether the user exists. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { ask, isBusy, message } = useAsk()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask(async () => {
      await api.post('/auth/password/forgot', { body: { email }, isQuiet: true, needsNoSession: true })
      setSent(true)
    })
  }
  if (isSent) {
    return (
      <div className={css.form}>
        <p className={css.lead} role="status">
          {m.linkSent({ email })}
        </p>
        <Action onClick={onBack}>{m.backToSignIn()}</Action>
      </div>
    )
  }
  return (
    <form onSubmit={submit} className={css.form}>
      <Field label={m.email()} type="email" autoComplete="username" autoFocus value={email} onChange={setEmail} />
      <FormMessage>{message}</FormMessage>
      <div className={css.actions}>
        <Action onClick={onBack}>{m.back()}</Action>
        <Action isBusy={isBusy}>{m.sendLink()}</Action>
      </div>
    </form>
  )
}
