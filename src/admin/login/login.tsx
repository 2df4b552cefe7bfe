import { useState } from 'react'
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import { currentSession, keepSession, safeNext } from '#admin/check-is-auth.ts'
import { CodeForm } from '#admin/login/code-form.tsx'
import { CredentialsForm } from '#admin/login/credentials-form.tsx'
import { LoginCard } from '#admin/login/login-card.tsx'
import { SetupForm } from '#admin/login/setup-form.tsx'
import type { SignedIn } from '#entities/session/schema.ts'
import type { Route } from './+types/login.ts'

export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (await currentSession()) throw redirect(safeNext(new URL(request.url).searchParams.get('next')))
  return null
}
clientLoader.hydrate = true as const

/** The one page of the back office that everybody may see. */
export default function Login() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { message?: string } | null }
  const [mfaToken, setMfaToken] = useState<string>()

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
  if (mfaToken) {
    return (
      <LoginCard title="Two-step sign-in" lead="Type the code from your authenticator, or one of your recovery codes.">
        <CodeForm mfaToken={mfaToken} onSignedIn={enter} onBack={() => setMfaToken(undefined)} />
      </LoginCard>
    )
  }
  return (
    <LoginCard title="Sign in to the admin" lead="Use your editorial account." notice={state?.message}>
      <CredentialsForm onSignedIn={enter} onCodeNeeded={setMfaToken} />
    </LoginCard>
  )
}
