import type { Actor } from '#records/actor.ts'
import type { RecordBase } from '#records/collection.server.ts'
import { changedFacts, type ChangedValue, firstListed } from '#features/change-log/logged-facts.ts'
import { recheckPostsAbout } from '#features/change-log/recheck-posts.server.ts'
import type { ChangeEntryRow } from '#features/change-log/schema.ts'
import { queueReviewsOf } from '#features/index-now/queue.server.ts'
import { queueEvents } from '#features/webhooks/queue.server.ts'
import type { FactRecord, FactTable } from '#features/facts/facts.ts'
import { findLastShown, isShown } from '#records/history/history.server.ts'
import type { Trx } from '#records/db.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { newId } from '#shared/id.ts'

/** `changeEntry:{id of the record}` */
const CHANGE_ENTRY = 'changeEntry'

interface Save {
  table: FactTable
  prepared: FactRecord & { isActive: boolean; slug: string }
  reason: string
  context: {
    id: string
    previous: (RecordBase & FactRecord) | null
    actor: Actor
    isImport?: boolean
  }
}

/** Runs in the transaction of the save, so that every path is covered: form, list, CSV, schedule, restored version. */
export async function recordChanges(trx: Trx, { table, prepared, reason, context }: Save): Promise<void> {
  const { id, actor, isImport } = context
  if (!prepared.isActive || isImport) return
  const seen = await lastSeen(trx, table, context)
  const changed: ChangedValue[] = seen ? changedFacts(table, seen, prepared) : [firstListed(table)]
  if (changed.length === 0) return
  await recheckPostsAbout(trx, { table, id, slug: prepared.slug }, changed)
  const at = await nextTimestamp(trx, id)
  const about = { collection: `${table}s`, recordId: id, at, userId: actor.id, userName: actor.name, reason }
  await insertChanges(
    trx,
    changed.map((change) => ({ id: newId(), ...about, ...change })),
  )
}

/** The version that readers saw last; undefined if they have seen none. */
async function lastSeen(
  trx: Trx,
  table: FactTable,
  { id, previous }: Save['context'],
): Promise<FactRecord | undefined> {
  if (!previous || isShown(previous)) return previous ?? undefined
  return findLastShown(trx, `${table}s`, id)
}

/** Now, but strictly later than the previous save: the timestamp identifies a save. */
export async function nextTimestamp(trx: Trx, recordId: string): Promise<string> {
  const last = await trx
    .selectFrom('changeEntry')
    .where('recordId', '=', recordId)
    .select((eb) => eb.fn.max('at').as('at'))
    .executeTakeFirst()
  const after = last?.at ? Date.parse(last.at) + 1 : 0
  return new Date(Math.max(Date.now(), after)).toISOString()
}

export async function insertChanges(trx: Trx, entries: ChangeEntryRow[]): Promise<void> {
  if (entries.length === 0) return
  const records = new Set(entries.map(({ recordId }) => recordId))
  const tags = [CHANGE_ENTRY, ...[...records].map((id) => recordTag(CHANGE_ENTRY, id))]
  await invalidating(CHANGE_ENTRY, tags, () => trx.insertInto('changeEntry').values(entries).execute())
  await queueEvents(
    trx,
    entries.map(({ collection, recordId, fact, before, after }) => ({
      type: 'fact.changed',
      recordKey: `${collection}/${recordId}`,
      data: { collection, id: recordId, fact, before: valueOf(before), after: valueOf(after) },
    })),
  )
  await queueReviewsOf(trx, [...records])
}

const valueOf = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

/** For what was taken back before anybody was told. */
export async function removeChange(trx: Trx, recordId: string, fact: string): Promise<void> {
  await invalidating(CHANGE_ENTRY, [CHANGE_ENTRY, recordTag(CHANGE_ENTRY, recordId)], () =>
    trx.deleteFrom('changeEntry').where('recordId', '=', recordId).where('fact', '=', fact).execute(),
  )
}

export async function deleteChangesOf(trx: Trx, collection: string, recordId: string): Promise<void> {
  await invalidating(CHANGE_ENTRY, [CHANGE_ENTRY, recordTag(CHANGE_ENTRY, recordId)], () =>
    trx.deleteFrom('changeEntry').where('recordId', '=', recordId).where('collection', '=', collection).execute(),
  )
}
