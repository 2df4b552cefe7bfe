import { useState, useSyncExternalStore } from 'react'
import * as m from '#admin/login/messages.ts'
import { CodeForm } from '#admin/login/code-form.tsx'
import { keepChosenLanguage } from '#admin/login/chosen-language.ts'
import { CredentialsForm } from '#admin/login/credentials-form.tsx'
import { ForgotForm } from '#admin/login/forgot-form.tsx'
import { JoinForm } from '#admin/login/join-form.tsx'
import { LOGIN_PATH } from '#admin/login/login-address.ts'
import { LoginCard } from '#admin/login/login-card.tsx'
import { ResetForm } from '#admin/login/reset-form.tsx'
import { SetupForm } from '#admin/login/setup-form.tsx'
import { nextOf, tokenIn } from '#admin/login/sign-in-link.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { lostReason, startSession } from '#records/admin/api/session.ts'
import { lastTypedAt } from '#records/admin/form/draft-store.ts'
import { formatTime } from '#ui/admin/format.ts'
import { useLanguage } from '#ui/admin/words/speak.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Without its title: nobody knows yet who is at the device, and what is not published may be confidential. */
function draftWords(): string {
  const typedAt = lastTypedAt()
  return typedAt === undefined ? '' : m.typedAt({ time: formatTime(new Date(typedAt)) })
}

/** Read after rendering: by then the form that was left has saved its draft. */
const useDraftWords = () => useSyncExternalStore(subscribe, draftWords, () => '')

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

interface SignInProps {
  /** On to where the sign-in was asked for. */
  leave: (session: SignedIn, next: string) => void
}

export function SignIn({ leave }: SignInProps) {
  // The elements of all forms are rendered again after a switch.
  useLanguage()
  const hash = useSyncExternalStore(onHash, () => window.location.hash)
  const { search } = window.location
  const location = { hash, search }
  const [mfaToken, setMfaToken] = useState<string>()
  const [hasForgotten, setForgotten] = useState(false)
  const [isPasswordSet, setPasswordSet] = useState(false)
  const message = isPasswordSet ? m.passwordChanged() : lostReason()
  const isSentHere = Boolean(message) || new URLSearchParams(search).has('next')
  const safe = useDraftWords()
  const isTextSafe = safe !== '' && isSentHere
  const passwordIsSet = () => {
    window.history.replaceState(null, '', LOGIN_PATH)
    setPasswordSet(true)
  }

  const enter = async (session: SignedIn) => {
    startSession(session)
    leave(await keepChosenLanguage(session), nextOf(window.location))
    // The forms are busy until they are gone.
    await new Promise(() => {})
  }

  const setupToken = tokenIn(location, 'setup')
  if (setupToken) {
    return (
      <LoginCard title={m.setupTitle()} lead={m.setupLead()}>
        <SetupForm token={setupToken} onSignedIn={enter} />
      </LoginCard>
    )
  }
  const resetToken = tokenIn(location, 'reset')
  if (resetToken) {
    return (
      <LoginCard title={m.resetTitle()} lead={m.resetLead()}>
        <ResetForm token={resetToken} onDone={passwordIsSet} />
      </LoginCard>
    )
  }
  const joinToken = tokenIn(location, 'join')
  if (joinToken && !mfaToken) {
    return <JoinForm token={joinToken} onSignedIn={enter} onCodeNeeded={setMfaToken} />
  }
  if (hasForgotten) {
    return (
      <LoginCard title={m.forgotTitle()} lead={m.forgotLead()}>
        <ForgotForm onBack={() => setForgotten(false)} />
      </LoginCard>
    )
  }
  if (mfaToken) {
    return <CodeForm mfaToken={mfaToken} onSignedIn={enter} onBack={() => setMfaToken(undefined)} />
  }
  return (
    <LoginCard
      title={isTextSafe ? m.signInAgain() : m.signInTitle()}
      lead={isTextSafe ? message || m.sessionEnded() : m.signInLead()}
      notice={isTextSafe ? undefined : message}
      safe={isTextSafe ? safe : undefined}
    >
      <CredentialsForm onSignedIn={enter} onCodeNeeded={setMfaToken} onForgotten={() => setForgotten(true)} />
    </LoginCard>
  )
}
