import { type FormEvent, useEffect, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import { Action, Field, FormMessage } from '#admin/login/fields.tsx'
import { LoginCard } from '#admin/login/login-card.tsx'
import { PasskeyAction } from '#admin/login/passkey-action.tsx'
import { askForPasskey, hasPasskeys, usePasskey } from '#admin/login/use-passkey.ts'
import { useSignIn } from '#admin/login/use-sign-in.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import css from './login-card.module.css'

interface CodeFormProps {
  mfaToken: string
  onSignedIn: (session: SignedIn) => Promise<void>
  onBack: () => void
}

/** Until it is known, and wherever it is not, there is a field for a code. */
function useSecondStep(mfaToken: string) {
  const [step, setStep] = useState({ hasPasskey: false, hasApp: true })
  useEffect(() => {
    let isLeft = false
    askForPasskey(mfaToken).then(
      ({ options, hasApp }) => !isLeft && setStep({ hasPasskey: options !== null && hasPasskeys(), hasApp }),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [mfaToken])
  return step
}

export function CodeForm({ mfaToken, onSignedIn, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { hasPasskey, hasApp } = useSecondStep(mfaToken)
  const passkey = usePasskey(onSignedIn, mfaToken)
  const { send, isBusy, message } = useSignIn<{ mfaToken: string; code: string }>(
    (step) => api.post('/auth/login', step),
    onSignedIn,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ mfaToken, code })
  }
  return (
    <LoginCard title={m.codeTitle()} lead={hasApp ? m.codeLead() : hasPasskey ? m.passkeyLead() : m.recoveryLead()}>
      <form onSubmit={submit} className={css.form}>
        {hasPasskey && (
          <>
            <PasskeyAction passkey={passkey} />
            <div className={css.or}>{m.orCode()}</div>
          </>
        )}
        <Field label={m.code()} autoComplete="one-time-code" autoFocus value={code} onChange={setCode} />
        <FormMessage>{message}</FormMessage>
        <div className={css.actions}>
          <Action onClick={onBack}>{m.back()}</Action>
          <Action isBusy={isBusy} isPlain={hasPasskey}>
            {m.signIn()}
          </Action>
        </div>
      </form>
    </LoginCard>
  )
}
