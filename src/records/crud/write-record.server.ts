import type { Actor } from '#records/actor.ts'
import type { Collection, Entity, SaveContext } from '#records/collection.server.ts'
import { recordsConfig } from '#records/config.server.ts'
import { allTag, changedColumnTags, tagsOfRecord } from '#records/record-tags.server.ts'
import type { Trx } from '#records/db.server.ts'
import { versionConflict } from '#records/crud/conflict.server.ts'
import { AUTOSAVE } from '#records/history/history-entries.ts'
import { changeBetween, isShown, writeAudit, writeRevision } from '#records/history/history.server.ts'
import { refuseContributor } from '#records/crud/contributor.server.ts'
import { refuseMissingReferences } from '#records/crud/references.server.ts'
import { indexRecord } from '#records/list/search-index.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { brokenChanges, refuseToBreak, tellPlanners } from '#records/changes/broken.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'

/** The editable fields of a record. Fields added after it was stored start empty. */
export function inputOf<E extends Entity>(collection: Collection<E>, record: object): E['input'] {
  const known = Object.entries(record).filter(([name]) => name in collection.fields.shape)
  return { ...collection.empty(), ...Object.fromEntries(known) }
}

export async function prepareInput<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  input: E['input'],
  context: SaveContext<E>,
): Promise<E['input']> {
  if (!context.isImport) await refuseMissingReferences(trx, collection.references, input)
  return collection.prepare ? collection.prepare(trx, input, context) : input
}

interface WriteOptions<E extends Entity> {
  isDeleted?: boolean
  restored?: E['record']
  /** A small correction of what readers see already: `updatedAt`, which they, feeds and the sitemap show, stays. */
  keepsDate?: boolean
  /** Refuses to break a waiting change of a live record. */
  keepsChanges?: boolean
}

/** Saves a new version if the editor's version is still the stored one. */
export async function writeVersion<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  previous: E['record'],
  input: E['input'],
  version: number,
  actor: Actor,
  action: string,
  { isDeleted = previous.isDeleted, restored, keepsDate = false, keepsChanges = false }: WriteOptions<E> = {},
): Promise<E['record']> {
  const refusal = () => versionConflict(trx, collection, previous.id, version, actor)
  if (previous.version !== version) throw await refusal()
  const context: SaveContext<E> = { id: previous.id, previous, actor, restored }
  const prepared = isDeleted ? input : await prepareInput(trx, collection, input, context)
  const now = new Date().toISOString()
  const record: E['record'] = {
    ...previous,
    ...prepared,
    isDeleted,
    version: version + 1,
    updatedAt: now,
  }
  if (keepsDate && isShown(previous) && isShown(record)) record.updatedAt = previous.updatedAt
  await refuseContributor(trx, collection, record, previous, actor)
  const [before, after] = [inputOf(collection, previous), inputOf(collection, record)]
  const broken = collection.hasChanges ? await brokenChanges(trx, collection, record.id, before, after) : []
  if (keepsChanges && isShown(record)) refuseToBreak(collection, broken)
  const result = await writeAndInvalidate(collection, previous, record, () =>
    untyped(trx)
      .updateTable(collection.table)
      .set(collection.encode(record))
      .where('id', '=', record.id)
      .where('version', '=', version)
      .executeTakeFirst(),
  )
  if (Number(result.numUpdatedRows) === 0) throw await refusal()
  await afterWrite(trx, collection, record, context, action, now)
  await tellPlanners(trx, collection, { record, title: collection.titleOf(record) }, broken, actor)
  return record
}

/** Invalidates pages that show the record before or after; for one that stays hidden, only counts. */
export function writeAndInvalidate<E extends Entity, T>(
  { table }: Collection<E>,
  previous: E['record'] | null,
  record: E['record'],
  write: () => Promise<T>,
): Promise<T> {
  const shown = [...(previous ? [previous] : []), record].filter(isShown)
  return invalidating(
    table,
    [
      ...shown.flatMap((each) => tagsOfRecord(table, each)),
      allTag(table),
      ...(shown.length > 0 ? changedColumnTags(table, previous, record) : []),
    ],
    write,
  )
}

export async function afterWrite<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  record: E['record'],
  context: SaveContext<E>,
  action: string,
  at = record.updatedAt,
): Promise<void> {
  await invalidating(collection.table, [], async () => collection.saveRelations(trx, record))
  const { previous } = context
  const change = previous ? changeBetween(previous, record) : {}
  await writeRevision(trx, collection, record, context.actor, { cause: action, fields: Object.keys(change), at })
  await indexRecord(trx, collection, record)
  await collection.afterSave?.(trx, record, context)
  const by = { actor: context.actor, action }
  for (const hear of recordsConfig().saved) await hear(trx, collection, previous, record, by)
  const event = {
    action: action === AUTOSAVE ? 'update' : action,
    collection: collection.name,
    recordId: record.id,
    recordTitle: collection.titleOf(record),
    change,
  }
  await writeAudit(trx, context.actor, event)
}
