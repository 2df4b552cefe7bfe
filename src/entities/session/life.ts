import { type EndReason, IDLE_MS, type SessionRow } from '#entities/session/schema.ts'
import type { ErrorCode } from '#shared/app-error.ts'

/** Tolerance for differing clocks of machines. */
const SKEW_MS = 5000

/** Whether less than `ms` has passed. A time in the future does not count: the clock was set back. */
export function isWithin(since: string, ms: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(since)
  return age >= -SKEW_MS && age < ms
}

const CODES: Record<EndReason, ErrorCode> = {
  account: 'SESSION_REVOKED',
  disabled: 'SESSION_REVOKED',
  expired: 'SESSION_EXPIRED',
  fingerprint: 'FINGERPRINT_MISMATCH',
  limit: 'SESSION_REVOKED',
  logout: 'SESSION_REVOKED',
  replaced: 'SESSION_REVOKED',
  replay: 'SESSION_REUSED',
  revoked: 'SESSION_REVOKED',
}

/** Why a session has ended, if it has; `end` is set if that is not stored yet. */
export function endOf(
  session: SessionRow,
  isUserActive: boolean,
  now: Date,
): { code: ErrorCode; end?: EndReason } | undefined {
  const hasEnded = session.endedAt !== null
  // However the session ended: signing in again, as other reasons suggest, would not work.
  if (!isUserActive) return { code: 'ACCOUNT_DISABLED', ...(hasEnded ? {} : { end: 'disabled' }) }
  if (hasEnded) return { code: CODES[session.endReason || 'revoked'] }
  const isFromFuture = !isWithin(session.createdAt, Infinity, now) || !isWithin(session.rotatedAt, Infinity, now)
  if (isFromFuture) return { code: 'SESSION_EXPIRED' }
  const isOver = now.getTime() >= Date.parse(session.expiresAt) || !isWithin(session.rotatedAt, IDLE_MS, now)
  return isOver ? { code: 'SESSION_EXPIRED', end: 'expired' } : undefined
}
