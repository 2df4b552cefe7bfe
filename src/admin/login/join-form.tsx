import { type FormEvent, useEffect, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { Action, FormMessage, PasswordField } from '#admin/login/fields.tsx'
import { LOGIN_PATH } from '#admin/login/login-address.ts'
import { LoginCard } from '#admin/login/login-card.tsx'
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

interface Answer {
  invitation?: Invitation
  /** The link does not work, and will not. */
  refusal?: string
  failure?: string
}

async function read(token: string): Promise<Answer> {
  try {
    return { invitation: await api.post('/auth/invite', { body: { token }, isQuiet: true, needsNoSession: true }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.isRefusal ? { refusal: error.message } : { failure: error.message }
  }
}

function useInvitation(token: string): Answer & { readAgain: () => void } {
  const [answer, setAnswer] = useState<Answer>({})
  useEffect(() => {
    let isCurrent = true
    void read(token).then((given) => isCurrent && setAnswer(given))
    return () => {
      isCurrent = false
    }
  }, [token])
  return { ...answer, readAgain: () => void read(token).then(setAnswer) }
}

export function JoinForm({ token, onSignedIn, onCodeNeeded }: JoinFormProps) {
  const { invitation, refusal, failure, readAgain } = useInvitation(token)
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
        <Action onClick={readAgain}>{tryAgain()}</Action>
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
