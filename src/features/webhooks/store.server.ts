import { randomBytes } from 'node:crypto'
import * as m from '#features/webhooks/messages.ts'
import {
  type Webhook,
  WebhookDelivery,
  type WebhookInput,
  type WebhookMade,
  type WebhookRow,
  type WebhookSecret,
} from '#features/webhooks/schema.ts'
import { LAST_CALLS } from '#features/webhooks/shared/events.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { changeBetween, writeAudit } from '#records/history/history.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { keysOf } from '#shared/objects.ts'
import { said } from '#shared/words/message.ts'

const SECRET_BYTES = 32
const MAX_HOOKS = 20
const SHOWN = 50
/** How long the other side has to learn a new secret. */
const ROTATION_MS = 24 * 60 * 60_000

const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

export async function createHook(db: Db, input: WebhookInput, actor: Actor, now: Date): Promise<WebhookMade> {
  const row: WebhookRow = {
    id: newId(),
    ...encode(input),
    secret: newSecret(),
    previousSecret: '',
    previousUntil: null,
    pausedAt: null,
    pausedBecause: '',
    createdAt: now.toISOString(),
  }
  await inTransaction(db, async (trx) => {
    await lockMakers(trx)
    const count = await countRows(trx.selectFrom('webhook'))
    if (count >= MAX_HOOKS) throw new AppError('VALIDATION_FAILED', said(m.tooMany, { count }))
    await trx.insertInto('webhook').values(row).execute()
    await audit(trx, actor, 'create', row)
  })
  return { ...present(row, 0), secret: row.secret }
}

/** Only admins make them; holding their rows, they make them one after another. */
async function lockMakers(trx: Trx): Promise<void> {
  const admins = trx.selectFrom('user').where('role', '=', 'admin').orderBy('id').select('id')
  await admins.$call(lockRows(trx)).execute()
}

const encode = ({ name, url, events, isActive }: WebhookInput) => ({
  name,
  url,
  events: events.join(' '),
  isActive: isActive ? 1 : 0,
})

const present = (
  { secret: _secret, previousSecret: _previous, events, isActive, ...row }: WebhookRow,
  waiting: number,
  lastCalls: Webhook['lastCalls'] = [],
): Webhook => ({
  ...row,
  events: events.split(' ') as Webhook['events'],
  isActive: isActive === 1,
  waiting,
  lastCalls,
})

export async function listHooks(db: Reader): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhook')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('webhookDelivery')
        .whereRef('webhookDelivery.webhookId', '=', 'webhook.id')
        .where('deliveredAt', 'is', null)
        .where('type', '<>', 'test')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('waiting'),
    )
    .orderBy('webhook.createdAt')
    .orderBy('webhook.id')
    .execute()
  const hooks: Webhook[] = []
  for (const { waiting, ...row } of rows) hooks.push(present(row, waiting ?? 0, await lastCallsOf(db, row.id)))
  return hooks
}

async function lastCallsOf(db: Reader, webhookId: string): Promise<Webhook['lastCalls']> {
  const newest = await newestOf(db, webhookId, LAST_CALLS).select(['deliveredAt', 'triedAt']).execute()
  return newest.toReversed().map(({ deliveredAt, triedAt }) => (deliveredAt ? 'taken' : triedAt ? 'failed' : 'waiting'))
}

const newestOf = (db: Reader, webhookId: string, limit: number) =>
  db
    .selectFrom('webhookDelivery')
    .where('webhookId', '=', webhookId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

export async function getHook(db: Reader, id: string): Promise<WebhookRow> {
  const row = await db.selectFrom('webhook').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', m.gone)
  return row
}

/** Switching it on starts a paused one again: what waited is due, in its order. */
export async function updateHook(db: Db, id: string, input: WebhookInput, actor: Actor, now: Date): Promise<Webhook> {
  return inTransaction(db, async (trx) => {
    const before = await getHook(trx, id)
    const after = { ...before, ...encode(input), pausedAt: null, pausedBecause: '' }
    await trx.updateTable('webhook').set(after).where('id', '=', id).execute()
    if (input.isActive && before.isActive === 0) await tryAnew(trx, id, now)
    await audit(trx, actor, 'update', after, changeBetween(present(before, 0), present(after, 0)))
    const hooks = await listHooks(trx)
    return hooks.find((hook) => hook.id === id) ?? present(after, 0)
  })
}

/** Calls that have failed do not wait for their pause, and their three days begin anew; all others are due anyway. */
const tryAnew = (trx: Trx, webhookId: string, now: Date) =>
  trx
    .updateTable('webhookDelivery')
    .set({ dueAt: now.toISOString(), attempts: 0, firstTriedAt: null })
    .where('webhookId', '=', webhookId)
    .where('deliveredAt', 'is', null)
    .where('type', '<>', 'test')
    .where('attempts', '>', 0)
    .execute()

export async function pauseHook(trx: Trx, id: string, because: string, now: Date): Promise<void> {
  const values = { isActive: 0, pausedAt: now.toISOString(), pausedBecause: because }
  await trx.updateTable('webhook').set(values).where('id', '=', id).where('isActive', '=', 1).execute()
}

/** The secret before it signs on for a day, so that no call is refused while the other side learns the new one. */
export async function rotateSecret(db: Db, id: string, actor: Actor, now: Date): Promise<WebhookSecret> {
  const secret = newSecret()
  const previousUntil = new Date(now.getTime() + ROTATION_MS).toISOString()
  await inTransaction(db, async (trx) => {
    const hook = await getHook(trx, id)
    const values = { secret, previousSecret: hook.secret, previousUntil }
    await trx.updateTable('webhook').set(values).where('id', '=', id).execute()
    await audit(trx, actor, 'rotate-secret', hook)
  })
  return { secret, previousUntil }
}

export async function forgetOldSecrets(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ previousSecret: '', previousUntil: null })
    .where('previousUntil', '<=', now.toISOString())
    .execute()
}

export async function deleteHook(db: Db, id: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const hook = await getHook(trx, id)
    await trx.deleteFrom('webhook').where('id', '=', id).execute()
    await audit(trx, actor, 'delete', hook)
  })
}

const audit = (
  trx: Trx,
  actor: Actor,
  action: string,
  { id, url }: WebhookRow,
  change: ReturnType<typeof changeBetween> = {},
) => writeAudit(trx, actor, { action, collection: 'webhooks', recordId: id, recordTitle: url, change })

const LOGGED = keysOf(WebhookDelivery.shape)

/** Of a webhook that is not active also what was not taken: nobody has asked for it that long. Returns how many. */
export async function forgetOldCalls(db: Db, before: string, limit: number): Promise<number> {
  const old = db
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
    .where('webhookDelivery.createdAt', '<', before)
    .where((where) =>
      where.or([where('deliveredAt', 'is not', null), where('dueAt', 'is', null), where('webhook.isActive', '=', 0)]),
    )
    .limit(limit)
    .select('webhookDelivery.id')
  const { numDeletedRows } = await db.deleteFrom('webhookDelivery').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The newest first. */
export const listDeliveries = (db: Reader, webhookId: string): Promise<WebhookDelivery[]> =>
  newestOf(db, webhookId, SHOWN).select(LOGGED).execute()

export async function getDelivery(db: Reader, webhookId: string, id: string): Promise<WebhookDelivery> {
  const found = await db
    .selectFrom('webhookDelivery')
    .where('id', '=', id)
    .where('webhookId', '=', webhookId)
    .select(LOGGED)
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND', m.callGone)
  return found
}
