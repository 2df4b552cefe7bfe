import { z } from 'zod'
import { refused } from '#shared/schema/refused.ts'
import * as m from '#entities/session/messages.ts'

const MINUTE = 60_000

export const ACCESS_MS = 15 * MINUTE
export const IDLE_MS = 60 * MINUTE
export const SESSION_MS = 24 * 60 * MINUTE
/** How long replaced tokens remain valid: for two tabs, lost responses and calls in flight. */
export const GRACE_MS = 10_000
export const MAX_SESSIONS = 5

export const Fingerprint = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/, refused(m.notFingerprint))

export const SessionSummary = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    userAgent: z.string(),
    ip: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SessionSummary' })
export type SessionSummary = z.infer<typeof SessionSummary>

export type EndReason =
  | 'account' // the password, the e-mail or the second step was changed elsewhere
  | 'disabled'
  | 'expired'
  | 'fingerprint'
  | 'limit'
  | 'logout'
  | 'replaced'
  | 'replay'
  | 'revoked'

export interface SessionRow {
  id: string
  userId: string
  /** The number of refreshes. Tokens of earlier generations are invalid after the grace period. */
  generation: number
  fingerprintHash: string
  userAgent: string
  ip: string
  createdAt: string
  rotatedAt: string
  expiresAt: string
  endedAt: string | null
  endReason: EndReason | ''
}

/** A pair of access and refresh token, stored as hashes. */
export interface RefreshTokenRow {
  hash: string
  sidHash: string
  sessionId: string
  generation: number
  createdAt: string
  usedAt: string | null
}

export interface MfaChallengeRow {
  hash: string
  userId: string
  fingerprintHash: string
  tries: number
  expiresAt: string
}

export interface TotpRow {
  userId: string
  /** Base32; empty while the second factor is off. Stored in plain text, because checking codes needs it. */
  secret: string
  pendingSecret: string
  pendingAt: string | null
  /** The last time step accepted, so that no code works twice. */
  lastStep: number
}

export interface RecoveryCodeRow {
  hash: string
  userId: string
}

export interface SetupTokenRow {
  hash: string
  expiresAt: string
}

export interface PasswordResetRow {
  hash: string
  userId: string
  createdAt: string
  /** When it was used or replaced. */
  endedAt: string | null
}

export interface InviteRow {
  hash: string
  userId: string
  expiresAt: string
}

export interface SecretRow {
  name: string
  value: string
}
