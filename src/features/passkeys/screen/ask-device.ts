import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import * as m from '#features/passkeys/messages.ts'
import type { PasskeyCreation, PasskeyRequest } from '#features/passkeys/schema.ts'
import { ApiError } from '#records/admin/api/api-error.ts'

/** Loaded when somebody uses a passkey: the sign-in is there at once without it. */
export async function makePasskey(options: PasskeyCreation) {
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(refuse)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

export async function signWithPasskey(options: PasskeyRequest) {
  const { id, response } = await startAuthentication({ optionsJSON: options }).catch(refuse)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
}

/** Forms show it where they show what the server refuses. */
function refuse(error: Error): never {
  throw new ApiError(400, { code: 'PASSKEY', message: reasonOf(error.name) })
}

function reasonOf(name: string): string {
  if (name === 'InvalidStateError') return m.already()
  if (name === 'SecurityError') return m.wrongAddress({ address: window.location.origin })
  return name === 'NotAllowedError' || name === 'AbortError' ? m.cancelled() : m.unsupported()
}
