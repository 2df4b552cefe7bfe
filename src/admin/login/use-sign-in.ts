import type { SignedIn } from '#shared/schema/signed-in.ts'
import type { CallOptions, ResponseOf } from '#records/admin/api/calls.ts'
import { fingerprint } from '#records/admin/api/fingerprint.ts'
import { useAsk } from '#admin/login/use-ask.ts'

type SignInResult = ResponseOf<'POST', '/auth/login'>

interface Step<Body> extends CallOptions {
  body: Body & { fingerprint: string }
}

/** Sends a step of signing in. */
export function useSignIn<Body extends object>(
  call: (step: Step<Body>) => Promise<SignInResult>,
  onSignedIn: (session: SignedIn) => Promise<void>,
  onCodeNeeded?: (mfaToken: string) => void,
) {
  const { ask, ...state } = useAsk()
  const send = (body: Body): Promise<void> =>
    ask(async () => {
      const whole = { ...body, fingerprint: await fingerprint() }
      const result = await call({ body: whole, isQuiet: true, needsNoSession: true })
      if ('mfaToken' in result) onCodeNeeded?.(result.mfaToken)
      else await onSignedIn(result)
    })
  return { send, ...state }
}
