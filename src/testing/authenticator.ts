import { createHash, generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '#features/passkeys/schema.ts'

const FLAGS = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

interface Faked {
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** What it says of how often it has signed. */
  counter?: number
  userHandle?: string
  challenge?: string
}

/** A device with one key, as browsers talk to it, and as somebody would who wants to deceive. */
export function createAuthenticator({ origin: home = 'http://localhost:3000', isSynced = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let signed = 0
  let handle = ''

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(rpId: string, counter: number, isVerified: boolean, key: Buffer = Buffer.alloc(0)) {
    const flags =
      FLAGS.present +
      (isVerified ? FLAGS.verified : 0) +
      (isSynced ? FLAGS.mayBeSynced + FLAGS.isSynced : 0) +
      (key.length > 0 ? FLAGS.hasKey : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key])
  }

  /** The key in CBOR (RFC 9052), with the id of the key before it. */
  function keyData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = ['a5010203262001215820', Buffer.from(x, 'base64url').toString('hex'), '225820']
    const key = Buffer.from(cose.join('') + Buffer.from(y, 'base64url').toString('hex'), 'hex')
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
  }

  return {
    id: text(id),
    /** Makes its key. */
    make(options: PasskeyCreation, { origin = home, isVerified = true, ...faked }: Faked = {}) {
      handle = options.user.id
      const client = clientData('webauthn.create', faked.challenge ?? options.challenge, origin)
      const data = authenticatorData(faked.rpId ?? options.rp.id, 0, isVerified, keyData())
      // { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      ])
      const attestationObject = text(Buffer.concat([attestation, Buffer.from([data.length]), data]))
      return { id: text(id), clientDataJSON: text(client), attestationObject, transports: ['internal'] }
    },
    /** Signs what it is asked. */
    sign({ challenge, rpId }: PasskeyRequest, { origin = home, isVerified = true, ...faked }: Faked = {}) {
      signed = faked.counter ?? (isSynced ? 0 : signed + 1)
      const client = clientData('webauthn.get', faked.challenge ?? challenge, origin)
      const data = authenticatorData(faked.rpId ?? rpId, signed, isVerified)
      const signature = signBytes('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: faked.userHandle ?? handle,
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
