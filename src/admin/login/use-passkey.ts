import { useAsk } from '#admin/login/use-ask.ts'
import { noConnection } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { fingerprint } from '#records/admin/api/fingerprint.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'

const QUIET = { isQuiet: true, needsNoSession: true }

/** Only on https, and at a name: browsers have none elsewhere. */
export const hasPasskeys = () => 'PublicKeyCredential' in window

export const askForPasskey = (mfaToken?: string) =>
  api.post('/auth/passkeys/ask', { body: mfaToken === undefined ? {} : { mfaToken }, ...QUIET })

const loadDevice = () =>
  import('#features/passkeys/screen/ask-device.ts').catch(() => {
    throw noConnection()
  })

/** Signs in with a passkey alone or, with a token, after the password. */
export function usePasskey(onSignedIn: (session: SignedIn) => Promise<void>, mfaToken?: string) {
  const { ask, isBusy, message } = useAsk()
  const send = (): Promise<void> =>
    ask(async () => {
      const [{ signWithPasskey }, { options }] = await Promise.all([loadDevice(), askForPasskey(mfaToken)])
      if (!options) return
      const signed = await signWithPasskey(options)
      const body = { ...signed, ...(mfaToken === undefined ? {} : { mfaToken }), fingerprint: await fingerprint() }
      await onSignedIn(await api.post('/auth/passkeys/sign-in', { body, ...QUIET }))
    })
  return { send, isBusy, message }
}
