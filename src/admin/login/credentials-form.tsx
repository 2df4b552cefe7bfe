import { type FormEvent, useEffect, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { Action, Field, FormMessage, PasswordField } from '#admin/login/fields.tsx'
import { PasskeyAction } from '#admin/login/passkey-action.tsx'
import { hasPasskeys, usePasskey } from '#admin/login/use-passkey.ts'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import css from './login-card.module.css'

interface CredentialsFormProps {
  onSignedIn: (session: SignedIn) => Promise<void>
  onCodeNeeded: (mfaToken: string) => void
  onForgotten: () => void
}

/** Password reset is available only if the site can send mail. */
function useCanReset(): boolean {
  const [canReset, setCanReset] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    api.get('/auth/options', { signal: leaving.signal, isQuiet: true, needsNoSession: true }).then(
      ({ passwordReset }) => setCanReset(passwordReset),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return canReset
}

export function CredentialsForm({ onSignedIn, onCodeNeeded, onForgotten }: CredentialsFormProps) {
  const canReset = useCanReset()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { send, isBusy, message } = useSignIn<{ email: string; password: string }>(
    (step) => api.post('/auth/login', step),
    onSignedIn,
    onCodeNeeded,
  )
  const passkey = usePasskey(onSignedIn)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ email, password })
  }
  return (
    <form onSubmit={submit} className={css.form}>
      {hasPasskeys() && (
        <>
          <PasskeyAction passkey={passkey} />
          <div className={css.or}>{m.orPassword()}</div>
        </>
      )}
      <Field label={m.email()} type="email" autoComplete="username" autoFocus value={email} onChange={setEmail} />
      <PasswordField label={m.password()} autoComplete="current-password" value={password} onChange={setPassword} />
      <FormMessage>{message}</FormMessage>
      <Action isBusy={isBusy} isPlain={hasPasskeys()}>
        {m.signIn()}
      </Action>
      {canReset ? (
        <button type="button" className={css.link} onClick={onForgotten}>
          {m.forgot()}
        </button>
      ) : (
        <p className={css.small}>{m.trouble()}</p>
      )}
    </form>
  )
}
