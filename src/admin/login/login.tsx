import { Suspense, useState, useSyncExternalStore } from 'react'
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import * as m from '#admin/login/messages.ts'
import { currentSession, safeNext, storeSession } from '#admin/check-is-auth.ts'
import { CodeForm } from '#admin/login/code-form.tsx'
import { CredentialsForm } from '#admin/login/credentials-form.tsx'
import { ForgotForm } from '#admin/login/forgot-form.tsx'
import { LoginCard } from '#admin/login/login-card.tsx'
import { ResetForm } from '#admin/login/reset-form.tsx'
import { SetupForm } from '#admin/login/setup-form.tsx'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { lostReason } from '#records/admin/api/session.ts'
import { lastTypedAt } from '#records/admin/form/draft-store.ts'
import { formatTime } from '#ui/admin/format.ts'
import { speakAsRemembered } from '#ui/admin/words/speak.ts'
import { keepChosenLanguage } from '#admin/use-switch-language.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import type { Route } from './+types/login.ts'

export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'

type LinkKind = 'setup' | 'reset' | 'join'

/** The token of a one-time link. It is in the fragment, which no server logs; older links have it in the query. */
const tokenIn = ({ hash, search }: { hash: string; search: string }, kind: LinkKind) =>
  new URLSearchParams(hash.slice(1)).get(kind) ?? new URLSearchParams(search).get(kind)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  // Requests of the router have no fragment.
  const link = { search, hash: window.location.hash }
  await speakAsRemembered()
  // Links from reset and invitation mails work signed in or not.
  if (tokenIn(link, 'reset') || tokenIn(link, 'join')) return null
  if (await currentSession()) throw redirect(safeNext(searchParams.get('next')))
  return null
}
clientLoader.hydrate = true as const

const JoinForm = lazyPart(async () => ({ default: (await import('#admin/login/join-form.tsx')).JoinForm }))

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

export default function Login() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const { state }: { state: { message?: string } | null } = location
  const [mfaToken, setMfaToken] = useState<string>()
  const [hasForgotten, setForgotten] = useState(false)
  const message = state?.message ?? lostReason()
  const isSentHere = Boolean(message) || parameters.has('next')
  const safe = useDraftWords()
  const isTextSafe = safe !== '' && isSentHere

  const enter = async (session: SignedIn) => {
    storeSession(session)
    await keepChosenLanguage(session.user)
    void navigate(safeNext(parameters.get('next')), { replace: true })
  }

  const setupToken = tokenIn(location, 'setup')
  if (setupToken) {
    return (
      <LoginCard title={m.setupTitle()} lead={m.setupLead()}>
        <SetupForm token={setupToken} onSignedIn={(session) => void enter(session)} />
      </LoginCard>
    )
  }
  const resetToken = tokenIn(location, 'reset')
  if (resetToken) {
    const done = { replace: true, state: { message: m.passwordChanged() } }
    return (
      <LoginCard title={m.resetTitle()} lead={m.resetLead()}>
        <ResetForm token={resetToken} onDone={() => void navigate('/admin', done)} />
      </LoginCard>
    )
  }
  const joinToken = tokenIn(location, 'join')
  if (joinToken && !mfaToken) {
    return (
      <Suspense>
        <JoinForm token={joinToken} onSignedIn={(session) => void enter(session)} onCodeNeeded={setMfaToken} />
      </Suspense>
    )
  }
  if (hasForgotten) {
    return (
      <LoginCard title={m.forgotTitle()} lead={m.forgotLead()}>
        <ForgotForm onBack={() => setForgotten(false)} />
      </LoginCard>
    )
  }
  if (mfaToken) {
    return (
      <LoginCard title={m.codeTitle()} lead={m.codeLead()}>
        <CodeForm
          mfaToken={mfaToken}
          onSignedIn={(session) => void enter(session)}
          onBack={() => setMfaToken(undefined)}
        />
      </LoginCard>
    )
  }
  return (
    <LoginCard
      title={isTextSafe ? m.signInAgain() : m.signInTitle()}
      lead={isTextSafe ? message || m.sessionEnded() : m.signInLead()}
      notice={isTextSafe ? undefined : message}
      safe={isTextSafe ? safe : undefined}
    >
      <CredentialsForm
        onSignedIn={(session) => void enter(session)}
        onCodeNeeded={setMfaToken}
        onForgotten={() => setForgotten(true)}
      />
    </LoginCard>
  )
}
