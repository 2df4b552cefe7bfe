import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import { currentSession, keepSession, safeNext } from '#admin/check-is-auth.ts'
import { CodeForm } from '#admin/login/code-form.tsx'
import { CredentialsForm } from '#admin/login/credentials-form.tsx'
import { ForgotForm } from '#admin/login/forgot-form.tsx'
import { LoginCard } from '#admin/login/login-card.tsx'
import { ResetForm } from '#admin/login/reset-form.tsx'
import { SetupForm } from '#admin/login/setup-form.tsx'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { lostBecause } from '#ui/admin/api/session.ts'
import { hasDrafts } from '#ui/admin/form/draft-store.ts'
import type { Route } from './+types/login.ts'

export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  // Whoever follows a link that they were sent wants a new password, signed in or not.
  if (searchParams.has('reset') || searchParams.has('join')) return null
  if (await currentSession()) throw redirect(safeNext(searchParams.get('next')))
  return null
}
clientLoader.hydrate = true as const

const JoinForm = lazy(async () => ({ default: (await import('#admin/login/join-form.tsx')).JoinForm }))

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Looked at again once the page is there: by then the form that was left has kept what it had. */
const useHasDrafts = () => useSyncExternalStore(subscribe, hasDrafts, () => false)

const TEXT_IS_SAFE = 'What you typed is safe: it is kept in this browser and offered where you left it.'

/** The one page of the back office that everybody may see. */
export default function Login() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { state }: { state: { message?: string } | null } = useLocation()
  const [mfaToken, setMfaToken] = useState<string>()
  const [hasForgotten, setForgotten] = useState(false)
  const message = state?.message ?? lostBecause()
  const isSentHere = message !== undefined || parameters.has('next')
  const isTextSafe = useHasDrafts() && isSentHere

  const enter = (session: SignedIn) => {
    keepSession(session)
    void navigate(safeNext(parameters.get('next')), { replace: true })
  }

  const setupToken = parameters.get('setup')
  if (setupToken) {
    return (
      <LoginCard title="Create the first administrator" lead="This address works once. Choose who will run the site.">
        <SetupForm token={setupToken} onSignedIn={enter} />
      </LoginCard>
    )
  }
  const resetToken = parameters.get('reset')
  if (resetToken) {
    const done = { replace: true, state: { message: 'Your password is changed. Sign in with the new one.' } }
    return (
      <LoginCard title="Choose a new password" lead="You will be signed out everywhere else.">
        <ResetForm token={resetToken} onDone={() => void navigate('/admin', done)} />
      </LoginCard>
    )
  }
  const joinToken = parameters.get('join')
  if (joinToken && !mfaToken) {
    return (
      <Suspense>
        <JoinForm token={joinToken} onSignedIn={enter} onCodeNeeded={setMfaToken} />
      </Suspense>
    )
  }
  if (hasForgotten) {
    return (
      <LoginCard title="Forgot your password?" lead="We send you a link to choose a new one.">
        <ForgotForm onBack={() => setForgotten(false)} />
      </LoginCard>
    )
  }
  if (mfaToken) {
    return (
      <LoginCard title="Two-step sign-in" lead="Type the code from your authenticator, or one of your recovery codes.">
        <CodeForm mfaToken={mfaToken} onSignedIn={enter} onBack={() => setMfaToken(undefined)} />
      </LoginCard>
    )
  }
  return (
    <LoginCard
      title="Sign in to the admin"
      lead="Use your editorial account."
      notice={[message, isTextSafe && TEXT_IS_SAFE].filter(Boolean).join(' ')}
    >
      <CredentialsForm onSignedIn={enter} onCodeNeeded={setMfaToken} onForgotten={() => setForgotten(true)} />
    </LoginCard>
  )
}
