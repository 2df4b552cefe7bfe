import type { Db, Reader, Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { endOf, isWithin } from '#entities/session/life.ts'
import { endResetTokens } from '#entities/session/reset.server.ts'
import {
  ACCESS_MS,
  type EndReason,
  GRACE_MS,
  IDLE_MS,
  MAX_SESSIONS,
  SESSION_MS,
  type SessionRow,
  type SessionSummary,
} from '#entities/session/schema.ts'
import { isTwoStep, secondStepColumns, secondStepOf } from '#entities/session/second-step.server.ts'
import { hashToken, newToken } from '#entities/session/tokens.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { ErrorCode } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import type { Role } from '#shared/schema/signed-in.ts'

export interface Client {
  ip: string
  userAgent: string
  requestId: string
}

/** Tokens issued to a browser; only here in plain text. */
export interface IssuedTokens {
  session: SessionRow
  sid: string
  rt: string
}

const isoAfter = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Ended and expired sessions are retained for a while, so that their cookies get a specific error. */
const KEPT_MS = 24 * 60 * 60_000

export async function startSession(
  trx: Trx,
  input: { userId: string; fingerprintHash: string; client: Client; now: Date },
): Promise<IssuedTokens> {
  const { userId, client, now } = input
  await trx.deleteFrom('session').where('expiresAt', '<', isoAfter(now, -KEPT_MS)).execute()
  const live = await liveSessions(trx, userId, now)
  for (const { id } of live.slice(MAX_SESSIONS - 1)) await endSession(trx, id, 'limit', now)
  const session: SessionRow = {
    id: newId(),
    userId,
    generation: 1,
    fingerprintHash: input.fingerprintHash,
    userAgent: client.userAgent.slice(0, 300),
    ip: client.ip,
    createdAt: now.toISOString(),
    rotatedAt: now.toISOString(),
    expiresAt: isoAfter(now, SESSION_MS),
    endedAt: null,
    endReason: '',
  }
  await trx.insertInto('session').values(session).execute()
  return grant(trx, session, now)
}

async function grant(trx: Trx, session: SessionRow, now: Date): Promise<IssuedTokens> {
  const [sid, rt] = [newToken(), newToken()]
  await trx
    .insertInto('refreshToken')
    .values({
      hash: hashToken(rt),
      sidHash: hashToken(sid),
      sessionId: session.id,
      generation: session.generation,
      createdAt: now.toISOString(),
      usedAt: null,
    })
    .execute()
  return { session, sid, rt }
}

async function liveSessions(db: Reader, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .where('rotatedAt', '>', isoAfter(now, -IDLE_MS))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function listSessions(db: Db, userId: string, currentId: string, now: Date) {
  const rows = await liveSessions(db, userId, now)
  return rows.map((row): SessionSummary => ({
    id: row.id,
    createdAt: row.createdAt,
    lastSeenAt: row.rotatedAt,
    expiresAt: row.expiresAt,
    userAgent: row.userAgent,
    ip: row.ip,
    isCurrent: row.id === currentId,
  }))
}

/** Returns whether the session was still live. */
export async function endSession(db: Db, id: string, reason: EndReason, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ endedAt: now.toISOString(), endReason: reason })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Must be called whenever a user is disabled or their password, e-mail or second factor changes. */
export async function endSessionsOf(
  trx: Db,
  userId: string,
  { reason, except = '', now = new Date() }: { reason: EndReason; except?: string; now?: Date },
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ endedAt: now.toISOString(), endReason: reason })
    .where('userId', '=', userId)
    .where('id', '<>', except)
    .where('endedAt', 'is', null)
    .execute()
  // A half-finished sign-in used the old password, and a reset mail may have gone to the old address.
  await trx.deleteFrom('mfaChallenge').where('userId', '=', userId).execute()
  await endResetTokens(trx, userId, now)
}

export interface Access {
  session: SessionRow
  user: { id: string; name: string; role: Role; isTwoStep: boolean }
}

/** The live session of an active user for an access token, or why there is none. */
export async function findAccess(db: Db, sid: string, now: Date): Promise<Access | { code: ErrorCode }> {
  const pair = await db.selectFrom('refreshToken').where('sidHash', '=', hashToken(sid)).selectAll().executeTakeFirst()
  const found = pair && (await readSession(db, pair.sessionId))
  if (!pair || !found) return { code: 'AUTH_REQUIRED' }
  const { session, user } = found
  const ended = endOf(session, user.isActive, now)
  if (ended) {
    // Stored, so that setting the clock back or re-enabling the user does not revive the session.
    if (ended.end) await endSession(db, session.id, ended.end, now)
    return { code: ended.code }
  }
  if (!isWithin(pair.createdAt, ACCESS_MS, now) || !isCurrent(pair.generation, session, now))
    return { code: 'SESSION_EXPIRED' }
  return { session, user }
}

/** Of the current generation or, during the grace period, the previous one. */
export const isCurrent = (generation: number, session: SessionRow, now: Date) =>
  generation === session.generation ||
  (generation === session.generation - 1 && isWithin(session.rotatedAt, GRACE_MS, now))

async function readSession(db: Db, id: string, isLocked = false) {
  const session = await db
    .selectFrom('session')
    .where('id', '=', id)
    .selectAll()
    .$if(isLocked, lockRows(db))
    .executeTakeFirst()
  if (!session) return undefined
  const user = await db
    .selectFrom('user')
    .where('user.id', '=', session.userId)
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.isActive', 'user.isDeleted'])
    .select(secondStepColumns)
    .executeTakeFirstOrThrow()
  const isActive = user.isActive === 1 && user.isDeleted === 0
  return { session, user: { ...user, isActive, isTwoStep: isTwoStep(secondStepOf(user)) } }
}

/** The session of a browser's cookies, ended or not. */
export async function sessionOfTokens(db: Reader, tokens: { sid?: string; rt?: string }): Promise<string | undefined> {
  const { sid = '', rt = '' } = tokens
  const row = await db
    .selectFrom('refreshToken')
    .where((where) => where.or([where('hash', '=', hashToken(rt)), where('sidHash', '=', hashToken(sid))]))
    .select('sessionId')
    .executeTakeFirst()
  return row?.sessionId
}

interface RefreshInput {
  rt: string
  now: Date
  client: Client
  isSameBrowser: (session: SessionRow) => boolean
}

/** Exchanges a refresh token for new tokens, or returns the reason why not; a reused token ends the session. */
export function rotate(
  db: Db,
  { rt, now, client, isSameBrowser }: RefreshInput,
): Promise<IssuedTokens | { code: ErrorCode }> {
  return inTransaction(db, async (trx) => {
    const hash = hashToken(rt)
    const token = await trx.selectFrom('refreshToken').where('hash', '=', hash).selectAll().executeTakeFirst()
    const found = token && (await readSession(trx, token.sessionId, true))
    if (!token || !found) return { code: 'AUTH_REQUIRED' as const }
    const { session, user } = found

    const end = async (reason: EndReason, code: ErrorCode) => {
      await endSession(trx, session.id, reason, now)
      if (reason === 'replay' || reason === 'fingerprint') {
        await writeAudit(
          trx,
          { id: user.id, name: user.name, ip: client.ip, requestId: client.requestId },
          { action: `session-${reason}`, collection: 'users', recordId: user.id, recordTitle: user.email },
        )
      }
      return { code }
    }

    const ended = endOf(session, user.isActive, now)
    if (ended) return ended.end ? end(ended.end, ended.code) : { code: ended.code }
    if (!isSameBrowser(session)) return end('fingerprint', 'FINGERPRINT_MISMATCH')
    if (!isCurrent(token.generation, session, now)) return end('replay', 'SESSION_REUSED')

    // The first refresh of a generation starts the next; concurrent ones join it: the browser may keep any response.
    if (token.generation === session.generation) {
      session.generation++
      session.rotatedAt = now.toISOString()
      const { generation, rotatedAt } = session
      await trx.updateTable('session').set({ generation, rotatedAt }).where('id', '=', session.id).execute()
    }
    await trx
      .updateTable('refreshToken')
      .set({ usedAt: now.toISOString() })
      .where('hash', '=', hash)
      .where('usedAt', 'is', null)
      .execute()
    return grant(trx, session, now)
  })
}
