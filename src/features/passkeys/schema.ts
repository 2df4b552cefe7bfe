import { z } from 'zod'
import { PASSWORD_MAX } from '#entities/user/schema.ts'
import { Fingerprint } from '#entities/session/schema.ts'
import { list } from '#shared/schema/list.ts'
import { shortTitle } from '#shared/schema/text.ts'

export interface PasskeyRow {
  id: string
  userId: string
  name: string
  credentialId: string
  publicKey: string
  /** How often the device says it has signed; always 0 for keys that several devices share. */
  counter: number
  transports: string
  isSynced: number
  createdAt: string
  usedAt: string | null
}

export type Purpose = 'add' | 'sign-in' | 'second-step'

export interface PasskeyChallengeRow {
  hash: string
  purpose: Purpose
  /** Null while nobody knows who will sign in. */
  userId: string | null
  expiresAt: string
}

/** ES256, EdDSA and RS256, which all devices have one of. */
export const ALGORITHMS = [-7, -8, -257]

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
const Transports = list(z.string().regex(/^[a-z-]{1,20}$/), 10)
const Credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

export const Password = z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX) })

export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(Credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' })
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

const PasskeyRequest = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(Credential),
    userVerification: z.enum(['required', 'discouraged']),
  })
  .meta({ id: 'PasskeyRequest' })
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

export const PasskeyAsk = z
  .strictObject({ mfaToken: z.string().min(1).max(100).optional().describe('For the second step, after the password') })
  .meta({ id: 'PasskeyAsk' })
export const PasskeyAsked = z
  .object({
    options: PasskeyRequest.nullable().describe('Null if this user has no passkey for the second step'),
    hasApp: z.boolean().describe('Whether the second step may also be a code of an app'),
  })
  .meta({ id: 'PasskeyAsked' })
export type PasskeyAsked = z.infer<typeof PasskeyAsked>

/** What a device answers when it has made a key. */
export const PasskeyInput = z
  .strictObject({
    name: shortTitle,
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: Transports,
  })
  .meta({ id: 'PasskeyInput' })
export type PasskeyInput = z.infer<typeof PasskeyInput>

/** What a device answers when it has signed. */
export const PasskeySignIn = z
  .strictObject({
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: base64url(200).optional(),
    mfaToken: z.string().min(1).max(100).optional(),
    fingerprint: Fingerprint,
  })
  .meta({ id: 'PasskeySignIn' })
export type PasskeySignIn = z.infer<typeof PasskeySignIn>

export const PasskeyName = z.strictObject({ name: shortTitle }).meta({ id: 'PasskeyName' })

export const KINDS = ['device', 'synced', 'security-key'] as const

export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(KINDS).describe('In one device, shared by the devices of its owner, or a security key'),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

export const PasskeyList = z.object({ items: z.array(Passkey), recoveryCodesLeft: z.int() }).meta({ id: 'PasskeyList' })

export const PasskeyAdded = z
  .object({
    id: z.string(),
    recoveryCodes: z.array(z.string()).describe('Told once, with the first second step; else empty'),
  })
  .meta({ id: 'PasskeyAdded' })
