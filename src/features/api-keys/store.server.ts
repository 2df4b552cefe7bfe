import * as m from '#features/api-keys/messages.ts'
import type { ApiKey, ApiKeyInput, ApiKeyMade, ApiKeyRow } from '#features/api-keys/schema.ts'
import { isTwoStep, secondStepColumns, secondStepOf } from '#entities/session/second-step.server.ts'
import { hashToken, newToken } from '#entities/session/tokens.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

/** By which scanners of repositories recognise a key that was published. */
const PREFIX = 'rzv_'
const DAY_MS = 24 * 60 * 60_000
const LIFE_MS = 365 * DAY_MS
/** Browsers have clocks of their own. */
const SLACK_MS = 2 * DAY_MS
const MAX_KEYS = 50
/** The last use is stored so often, not with every call. */
const USED_MS = 60_000

const COLLECTION = 'api-keys'

export async function createKey(
  db: Db,
  input: ApiKeyInput,
  owner: Actor & { id: string },
  now: Date,
): Promise<ApiKeyMade> {
  const expiresAt = input.expiresAt ?? new Date(now.getTime() + LIFE_MS).toISOString()
  checkEnd(expiresAt, now)
  const id = newId()
  const key = PREFIX + newToken()
  await inTransaction(db, async (trx) => {
    await lockOwner(trx, owner.id)
    const count = await countRows(trx.selectFrom('apiKey').where('userId', '=', owner.id))
    if (count >= MAX_KEYS) throw new AppError('VALIDATION_FAILED', said(m.tooMany, { count }))
    const row: ApiKeyRow = {
      id,
      userId: owner.id,
      name: input.name,
      hash: hashToken(key),
      hint: `${key.slice(0, 8)}…${key.slice(-3)}`,
      scopes: input.scopes.join(' '),
      createdAt: now.toISOString(),
      expiresAt,
      usedAt: null,
      endToldAt: null,
    }
    await trx.insertInto('apiKey').values(row).execute()
    const change = { scopes: { from: null, to: row.scopes }, expiresAt: { from: null, to: expiresAt } }
    await writeAudit(trx, owner, { action: 'create', ...eventOf(row), change })
  })
  return { id, key }
}

function checkEnd(expiresAt: string, now: Date): void {
  const lasts = Date.parse(expiresAt) - now.getTime()
  const wrong = lasts <= 0 ? m.tooEarly : lasts > LIFE_MS + SLACK_MS ? m.tooLate : undefined
  if (wrong) throw new AppError('VALIDATION_FAILED', undefined, [fieldError('expiresAt', wrong)])
}

/** Only by whom it acts for. One that has ended stays dead: whoever found it since must not come back with it. */
export async function renewKey(
  db: Db,
  id: string,
  expiresAt: string,
  owner: Actor & { id: string },
  now: Date,
): Promise<ApiKey> {
  checkEnd(expiresAt, now)
  return inTransaction(db, async (trx) => {
    const own = trx.selectFrom('apiKey').where('id', '=', id).where('userId', '=', owner.id)
    const key = await own.select(['id', 'name', 'expiresAt']).$call(lockRows(trx)).executeTakeFirst()
    if (!key) throw new AppError('NOT_FOUND', m.gone)
    if (key.expiresAt <= now.toISOString()) throw new AppError('VALIDATION_FAILED', m.endedForGood)
    await trx.updateTable('apiKey').set({ expiresAt, endToldAt: null }).where('id', '=', id).execute()
    const change = { expiresAt: { from: key.expiresAt, to: expiresAt } }
    await writeAudit(trx, owner, { action: 'renew', ...eventOf(key), change })
    return present(await listed(trx).where('apiKey.id', '=', id).executeTakeFirstOrThrow())
  })
}

/** Keys of one user are counted one after another, and none is made while the user is being switched off. */
async function lockOwner(trx: Trx, id: string): Promise<void> {
  const active = trx.selectFrom('user').where('id', '=', id).where('isActive', '=', 1).where('isDeleted', '=', 0)
  if (!(await active.select('id').$call(lockRows(trx)).executeTakeFirst())) throw new AppError('ACCOUNT_DISABLED')
}

const eventOf = ({ id, name }: Pick<ApiKeyRow, 'id' | 'name'>) => ({
  collection: COLLECTION,
  recordId: id,
  recordTitle: name,
})

/** Somebody's own; for admins, everybody's. */
export async function listKeys(db: Reader, { id, role }: Actor): Promise<ApiKey[]> {
  const rows = await listed(db)
    .$if(role !== 'admin', (query) => query.where('apiKey.userId', '=', id ?? ''))
    .orderBy('apiKey.createdAt', 'desc')
    .orderBy('apiKey.id', 'desc')
    .execute()
  return rows.map(present)
}

const listed = (db: Reader) =>
  db
    .selectFrom('apiKey')
    .innerJoin('user', 'user.id', 'apiKey.userId')
    .select(['apiKey.id', 'apiKey.name', 'hint', 'scopes', 'apiKey.createdAt', 'expiresAt', 'usedAt'])
    .select(['userId', 'user.name as userName'])

type Listed = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

const present = ({ userId, userName, scopes, ...key }: Listed): ApiKey => ({
  ...key,
  scopes: scopes.split(' ') as ApiKey['scopes'],
  user: { id: userId, name: userName },
})

export async function revokeKey(db: Db, id: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const key = await trx.selectFrom('apiKey').where('id', '=', id).select(['id', 'name', 'userId']).executeTakeFirst()
    if (!key || (actor.role !== 'admin' && key.userId !== actor.id)) throw new AppError('NOT_FOUND', m.gone)
    await trx.deleteFrom('apiKey').where('id', '=', id).execute()
    await writeAudit(trx, actor, { action: 'delete', ...eventOf(key) })
  })
}

/** Like sessions, keys do not come back with a user who may sign in again. */
export async function revokeKeysOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('apiKey').where('userId', '=', userId).execute()
}

/** The key with its user as both are now. */
export async function findKey(db: Reader, key: string) {
  if (!key.startsWith(PREFIX)) return undefined
  const row = await db
    .selectFrom('apiKey')
    .innerJoin('user', 'user.id', 'apiKey.userId')
    .where('apiKey.hash', '=', hashToken(key))
    .select(['apiKey.id', 'apiKey.name', 'scopes', 'expiresAt', 'usedAt'])
    .select(['user.id as userId', 'user.name as userName', 'user.role', 'user.isActive', 'user.isDeleted'])
    .select(secondStepColumns)
    .executeTakeFirst()
  if (!row) return undefined
  const { userId, userName, role, isActive, isDeleted, scopes, ...rest } = row
  const user = {
    id: userId,
    name: userName,
    role,
    isActive: isActive === 1 && isDeleted === 0,
    isTwoStep: isTwoStep(secondStepOf(row)),
  }
  return { ...rest, scopes: scopes.split(' '), user }
}

export async function noteUse(db: Db, { id, usedAt }: { id: string; usedAt: string | null }, now: Date): Promise<void> {
  if (usedAt !== null && now.getTime() - Date.parse(usedAt) < USED_MS) return
  await db.updateTable('apiKey').set({ usedAt: now.toISOString() }).where('id', '=', id).execute()
}

/** Keys of people who may sign in, which end before a time, and whose owners were not told of it. */
export const findEnding = (db: Reader, now: Date, before: Date) =>
  db
    .selectFrom('apiKey')
    .innerJoin('user', 'user.id', 'apiKey.userId')
    .where('apiKey.endToldAt', 'is', null)
    .where('apiKey.expiresAt', '>', now.toISOString())
    .where('apiKey.expiresAt', '<=', before.toISOString())
    .where('user.isActive', '=', 1)
    .where('user.isDeleted', '=', 0)
    .select(['apiKey.id', 'apiKey.name', 'apiKey.createdAt', 'apiKey.expiresAt', 'user.email', 'user.language'])
    .execute()

/** False if another process was first. */
export async function markTold(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('apiKey')
    .set({ endToldAt: now.toISOString() })
    .where('id', '=', id)
    .where('endToldAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
