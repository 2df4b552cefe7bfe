import type { HookEvent } from '#features/webhooks/schema.ts'
import { eventOf, isSubscribed } from '#features/webhooks/shared/events.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import type { Trx } from '#records/db.server.ts'
import { changeBetween, isShown } from '#records/history/history.server.ts'
import { newId } from '#shared/id.ts'

/** In the transaction of what happened: it is told if and only if it is stored. */
export async function queueEvents(trx: Trx, events: readonly HookEvent[]): Promise<void> {
  if (events.length === 0) return
  const hooks = await trx
    .selectFrom('webhook')
    .where((where) => where.or([where('isActive', '=', 1), where('pausedAt', 'is not', null)]))
    .select(['id', 'events'])
    .execute()
  for (const event of events) {
    for (const { id, events: wanted } of hooks) {
      if (isSubscribed(wanted.split(' '), event.type)) await queueCall(trx, id, event)
    }
  }
}

export async function queueCall(trx: Trx, webhookId: string, { type, recordKey, data }: HookEvent): Promise<string> {
  const last = await trx
    .selectFrom('webhookDelivery')
    .where('webhookId', '=', webhookId)
    .where('recordKey', '=', recordKey)
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst()
  const id = newId()
  const createdAt = new Date().toISOString()
  const delivery = {
    id,
    webhookId,
    recordKey,
    position: (last?.position ?? 0) + 1,
    type,
    body: JSON.stringify({ type, timestamp: createdAt, data }),
    createdAt,
    dueAt: createdAt,
    attempts: 0,
    firstTriedAt: null,
    triedAt: null,
    deliveredAt: null,
    status: null,
    response: '',
    ms: 0,
  }
  await trx.insertInto('webhookDelivery').values(delivery).execute()
  return id
}

type Titled = Pick<AnyCollection, 'name' | 'titleOf'>
type Stored = RecordBase & { slug?: string; category?: string }

/** What readers see of posts, casinos and bookmakers; of drafts nobody is told. */
export async function queueRecordEvent(
  trx: Trx,
  { name, titleOf }: Titled,
  previous: Stored | null,
  record: Stored,
): Promise<void> {
  const [before, after] = [previous !== null && isShown(previous), isShown(record)]
  if (!before && !after) return
  const action = !before ? 'published' : after ? 'updated' : record.isDeleted ? 'archived' : 'unpublished'
  const type = eventOf(name, action)
  if (!type) return
  const { id, slug, category, version } = record
  const changed = action === 'updated' && previous ? { changed: Object.keys(changeBetween(previous, record)) } : {}
  const data = { collection: name, id, title: titleOf(record), slug, category, version, ...changed }
  await queueEvents(trx, [{ type, recordKey: `${name}/${id}`, data }])
}
