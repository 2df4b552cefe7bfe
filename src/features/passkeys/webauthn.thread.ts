import { parentPort, workerData } from 'node:worker_threads'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'

interface Expected {
  challenge: string
  origin: string
  rpId: string
}

interface Answer {
  id: string
  clientDataJSON: string
}

export type WebAuthnTask = { expected: Expected } & (
  | { made: Answer & { attestationObject: string }; algorithms: number[] }
  | {
      signed: Answer & { authenticatorData: string; signature: string }
      publicKey: string
      mustVerifyUser: boolean
    }
)

export interface Verified {
  publicKey: string
  counter: number
  isSynced: boolean
}

/** Why not is for the log only. */
export type WebAuthnOutcome = Verified | { refusal: string }

const asResponse = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
})

async function verify(task: WebAuthnTask): Promise<WebAuthnOutcome> {
  const { challenge, origin, rpId } = task.expected
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId }
  if ('made' in task) {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: asResponse(task.made.id, task.made),
      supportedAlgorithmIDs: task.algorithms,
    })
    if (!verified) return { refusal: 'the attestation is wrong' }
    const { credential, credentialDeviceType } = registrationInfo
    if (credential.id !== task.made.id) return { refusal: 'the id is that of another key' }
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return { publicKey, counter: credential.counter, isSynced: credentialDeviceType === 'multiDevice' }
  }
  const publicKey = new Uint8Array(Buffer.from(task.publicKey, 'base64url'))
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected,
    response: asResponse(task.signed.id, task.signed),
    // Compared where it is stored, after the signature: what is not signed proves no copy.
    credential: { id: task.signed.id, publicKey, counter: 0 },
    requireUserVerification: task.mustVerifyUser,
  })
  if (!verified) return { refusal: 'the signature is wrong' }
  const { newCounter, credentialDeviceType } = authenticationInfo
  return { publicKey: task.publicKey, counter: newCounter, isSynced: credentialDeviceType === 'multiDevice' }
}

const given: WebAuthnTask = workerData
const outcome = await verify(given).catch((error: unknown) => ({ refusal: String(error) }))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(outcome)
