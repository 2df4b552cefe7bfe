import { useState } from 'react'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { CallOptions, ResponseOf } from '#records/admin/api/calls.ts'
import { fingerprint } from '#records/admin/api/fingerprint.ts'

type SignInResult = ResponseOf<'POST', '/auth/login'>

interface Step<Body> extends CallOptions {
  body: Body & { fingerprint: string }
}

/** Sends a step of signing in. Errors are shown below the form instead of as toasts. */
export function useSignIn<Body extends object>(
  call: (step: Step<Body>) => Promise<SignInResult>,
  onSignedIn: (session: SignedIn) => void,
  onCodeNeeded?: (mfaToken: string) => void,
) {
  const [error, setError] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)

  async function send(body: Body): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      const whole = { ...body, fingerprint: await fingerprint() }
      const result = await call({ body: whole, isQuiet: true, needsNoSession: true })
      if ('mfaToken' in result) onCodeNeeded?.(result.mfaToken)
      else onSignedIn(result)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  const errorOf = (field: string) => error?.fields.find(({ path: at }) => at === field)?.message
  return { send, isBusy, message: error?.message, errorOf }
}
