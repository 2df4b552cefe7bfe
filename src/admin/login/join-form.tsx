import { type FormEvent, useCallback, useEffect, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { Action, FormMessage, PasswordField } from '#admin/login/fields.tsx'
import { LOGIN_PATH } from '#admin/login/login-address.ts'
import { LoginCard } from '#admin/login/login-card.tsx'
import { useAsk } from '#admin/login/use-ask.ts'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import { roleName } from '#entities/user/admin/roles.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { passwordHint } from '#admin/messages.ts'
import { tryAgain } from '#ui/admin/messages.ts'
import css from './login-card.module.css'

interface JoinFormProps {
  token: string
  onSignedIn: (session: SignedIn) => Promise<void>
  onCodeNeeded: (mfaToken: string) => void
}

type Invitation = ResponseOf<'POST', '/auth/invite'>

function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<Invitation>()
  const [refusal, setRefusal] = useState<string>()
  const { ask, isBusy, message } = useAsk()
  const read = () =>
    ask(async () => {
      try {
        setInvitation(await api.post('/auth/invite', { body: { token }, isQuiet: true, needsNoSession: true }))
      } catch (error) {
        if (!(error instanceof ApiError && error.isRefusal)) throw error
        setRefusal(error.message)
      }
    })
  const readOnce = useCallback(read, [token])
  useEffect(() => void readOnce(), [readOnce])
  return { invitation, refusal, failure: message, isReading: isBusy, readAgain: () => void read() }
}

export function JoinForm({ token, onSignedIn, onCodeNeeded }: JoinFormProps) {
  const { invitation, refusal, failure, isReading, readAgain } = useInvitation(token)
  const [password, setPassword] = useState('')
  const { send, isBusy, message, errorOf } = useSignIn<{ token: string; password: string }>(
    (step) => api.post('/auth/invite/accept', step),
    onSignedIn,
    onCodeNeeded,
  )
  if (refusal !== undefined) {
    return (
      <LoginCard title={m.linkFails()} lead={refusal}>
        <a href={LOGIN_PATH}>{m.signInInstead()}</a>
      </LoginCard>
    )
  }
  if (!invitation) {
    if (failure === undefined) return null
    return (
      <LoginCard title={m.welcome()} lead={m.invited()} notice={m.invitationUnread({ reason: failure })}>
        <Action isBusy={isReading} onClick={readAgain}>
          {tryAgain()}
        </Action>
      </LoginCard>
    )
  }
  const { name, email, role } = invitation
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ token, password })
  }
  return (
    <LoginCard title={m.welcomeName({ name })} lead={m.choosePassword({ email, role: roleName(role).toLowerCase() })}>
      <form onSubmit={submit} className={css.form}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={m.password()}
          description={passwordHint()}
          autoComplete="new-password"
          autoFocus
          value={password}
          error={errorOf('password')}
          onChange={setPassword}
        />
        <FormMessage>{message}</FormMessage>
        <Action isBusy={isBusy}>{m.setAndSignIn()}</Action>
      </form>
    </LoginCard>
  )
}
