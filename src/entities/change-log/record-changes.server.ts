import type { Actor } from '#entities/actor.ts'
import { changedFacts } from '#entities/change-log/logged-facts.ts'
import type { ChangeEntryRow } from '#entities/change-log/schema.ts'
import type { FactRecord, FactTable } from '#entities/fact/facts.ts'
import { CHANGE_ENTRY, type Trx } from '#entities/tables.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { newId } from '#shared/id.ts'

interface Save {
  table: FactTable
  prepared: FactRecord
  reason: string
  context: {
    id: string
    previous: (FactRecord & { isDeleted: boolean }) | null
    actor: Actor
    isImport?: boolean
  }
}

/**
 * Logs which facts a save changes, in its transaction, so that every path is covered: form, list, CSV, schedule,
 * restored version. New records have no changes, and an import of a whole site brings its own log.
 */
export async function recordChanges(trx: Trx, { table, prepared, reason, context }: Save): Promise<void> {
  const { id, previous, actor, isImport } = context
  if (!previous || isImport) return
  const changed = changedFacts(table, previous, prepared)
  if (changed.length === 0) return
  const at = await nextTimestamp(trx, id)
  const about = { collection: `${table}s`, recordId: id, at, userId: actor.id, userName: actor.name, reason }
  await insertChanges(
    trx,
    changed.map((change) => ({ id: newId(), ...about, ...change })),
  )
}

/** Now, but strictly later than the previous save: the timestamp identifies a save. */
async function nextTimestamp(trx: Trx, recordId: string): Promise<string> {
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
}

/** Called when the record itself is deleted. */
export async function deleteChangesOf(trx: Trx, collection: string, recordId: string): Promise<void> {
  await invalidating(CHANGE_ENTRY, [CHANGE_ENTRY, recordTag(CHANGE_ENTRY, recordId)], () =>
    trx.deleteFrom('changeEntry').where('recordId', '=', recordId).where('collection', '=', collection).execute(),
  )
}
