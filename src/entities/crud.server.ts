import type { Actor } from '#entities/actor.ts'
import type { Collection, Entity, SaveContext } from '#entities/collection.server.ts'
import type { Db, Reader, Trx } from '#entities/tables.server.ts'
import { AUTOSAVE } from '#entities/history-entries.ts'
import { writeAudit } from '#entities/history.server.ts'
import { refuseContributor } from '#entities/contributor.server.ts'
import { deleteChangesOf } from '#entities/change-log/record-changes.server.ts'
import { deleteSubscriptionsTo } from '#entities/subscription/delete.server.ts'
import { deleteChecksOf } from '#entities/fact/store.server.ts'
import { deleteNotesOn } from '#entities/note/queries.server.ts'
import { removeFromSearch } from '#entities/search-index.server.ts'
import { untyped } from '#entities/untyped.server.ts'
import { partsOf, usedWhere } from '#entities/used-where.server.ts'
import { afterWrite, inputOf, prepareInput, writeVersion, writing } from '#entities/write-record.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { parseInput } from '#shared/schema/field-errors.ts'

/** Create, read, update, archive, duplicate and delete for every plain entity. */

/** What a record that comes from elsewhere brings along. */
export interface Identity {
  id: string
  createdAt?: string
  updatedAt?: string
  /** Made here and now: only its id was chosen by somebody else. */
  isNew?: boolean
}

export async function findRecord<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  id: string,
): Promise<E['record'] | undefined> {
  const row = await untyped(db).selectFrom(collection.table).where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) return undefined
  const record = collection.decode(row)
  await collection.loadRelations(db, [record])
  return record
}

export async function getRecord<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  id: string,
): Promise<E['record']> {
  const record = await findRecord(db, collection, id)
  if (!record) throw new AppError('NOT_FOUND', `This ${collection.noun} does not exist.`)
  return record
}

/** Only what must be there is needed; the rest starts from the empty record. */
export async function createRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  given: Partial<E['input']>,
  actor: Actor,
  identity?: Identity,
): Promise<E['record']> {
  const input = parseInput(collection.input, { ...collection.empty(), ...given })
  const now = new Date().toISOString()
  return inTransaction(db, async (trx) => {
    const id = identity?.id ?? newId()
    const context: SaveContext<E> = { id, previous: null, actor, isImport: identity !== undefined && !identity.isNew }
    const prepared = await prepareInput(trx, collection, input, context)
    const record = {
      ...prepared,
      id,
      version: 1,
      isDeleted: false,
      createdAt: identity?.createdAt ?? now,
      updatedAt: identity?.updatedAt ?? now,
    } as unknown as E['record']
    await refuseContributor(trx, collection, record, null, actor)
    await writing(collection, null, record, () =>
      untyped(trx).insertInto(collection.table).values(collection.encode(record)).execute(),
    )
    await afterWrite(trx, collection, record, context, 'create')
    return record
  })
}

/** The key becomes the record's id: a retry after a lost response finds the record that was created. */
export async function createOnce<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  given: Partial<E['input']>,
  actor: Actor,
  key = newId(),
): Promise<E['record']> {
  const made = await findRecord(db, collection, key)
  if (made) return made
  try {
    return await createRecord(db, collection, given, actor, { id: key, isNew: true })
  } catch (error) {
    // The first of the two may have been still under way.
    const madeMeanwhile = await findRecord(db, collection, key)
    if (madeMeanwhile) return madeMeanwhile
    throw error
  }
}

interface UpdateOptions<E extends Entity> {
  /** Whatever else must hold for the stored record; it throws when it does not. */
  check?: (stored: E['record']) => void
  /** Nobody asked for it: the history does not count it as a version. */
  isQuiet?: boolean
}

/** The whole record with the version the editor saw; a newer one in the database wins. */
export async function updateRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  given: E['input'],
  version: number,
  actor: Actor,
  { check, isQuiet }: UpdateOptions<E> = {},
): Promise<E['record']> {
  const input = parseInput(collection.input, given)
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    if (previous.version === version) check?.(previous)
    return writeVersion(trx, collection, previous, input, version, actor, isQuiet ? AUTOSAVE : 'update')
  })
}

/** A few fields over whatever the record is now, for actions that are about nothing else. */
export async function changeRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  change: Partial<E['input']>,
  actor: Actor,
  action: string,
): Promise<E['record']> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    const input = parseInput(collection.input, { ...inputOf(collection, previous), ...change })
    return writeVersion(trx, collection, previous, input, previous.version, actor, action)
  })
}

/** Hidden everywhere, its address free again. `change` is what the editor decides in the same step. */
export async function archiveRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  actor: Actor,
  change: Partial<E['input']> = {},
): Promise<E['record']> {
  return setArchived(db, collection, id, true, actor, change)
}

export async function unarchiveRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  actor: Actor,
): Promise<E['record']> {
  return setArchived(db, collection, id, false, actor)
}

/** A new record with the same content, a fresh id and a fresh address. */
export async function duplicateRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  actor: Actor,
): Promise<E['record']> {
  const original = await getRecord(db, collection, id)
  return createRecord(db, collection, collection.copy(inputOf(collection, original)), actor)
}

/** For good; only from the archive, and never while something refers to the record. */
export async function deleteRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  actor: Actor,
): Promise<void> {
  // To find what half of all posts use takes long, so first beside everybody else.
  await getDeletable(offThread(db), collection, id)
  await inTransaction(db, async (trx) => {
    const record = await getDeletable(trx, collection, id)
    await refuseContributor(trx, collection, record, record, actor)
    for (const { collection: part, field } of partsOf(collection.table)) {
      const rows = await untyped(trx).selectFrom(part.table).where(field, '=', id).selectAll().execute()
      for (const row of rows) await removeRecord(trx, part, part.decode(row), actor)
    }
    await removeRecord(trx, collection, record, actor)
  })
}

async function removeRecord<E extends Entity>(trx: Trx, collection: Collection<E>, record: E['record'], actor: Actor) {
  const { name } = collection
  const { id } = record
  await writing(collection, record, record, () =>
    untyped(trx).deleteFrom(collection.table).where('id', '=', id).execute(),
  )
  await collection.afterDelete?.(trx, record)
  await removeFromSearch(trx, name, id)
  await deleteNotesOn(trx, name, id)
  await deleteChecksOf(trx, name, id)
  await deleteChangesOf(trx, name, id)
  await deleteSubscriptionsTo(trx, id)
  await trx.deleteFrom('waitingChange').where('collection', '=', name).where('recordId', '=', id).execute()
  await writeAudit(trx, actor, {
    action: 'delete',
    collection: name,
    recordId: id,
    recordTitle: collection.titleOf(record),
  })
}

async function getDeletable<E extends Entity>(db: Reader, collection: Collection<E>, id: string): Promise<E['record']> {
  const record = await getRecord(db, collection, id)
  if (!record.isDeleted) throw new AppError('NOT_ARCHIVED', `Archive this ${collection.noun} before deleting it.`)
  const usages = await usedWhere(db, collection, id)
  if (usages.length === 0) return record
  const names = usages.map((usage) => `“${usage.title}”`).join(', ')
  const fields = usages.map((usage) => ({
    path: `${usage.collection}/${usage.id}`,
    message: `${usage.title} (${usage.as})`,
  }))
  throw new AppError('STILL_USED', `This ${collection.noun} is still used by ${names}.`, fields)
}

async function setArchived<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  isDeleted: boolean,
  actor: Actor,
  change: Partial<E['input']> = {},
): Promise<E['record']> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    const changed = Object.entries(change).some(([field, value]) => Reflect.get(previous, field) !== value)
    if (previous.isDeleted === isDeleted && !changed) return previous
    // Out of the archive it comes back as a draft, with another address if its own was taken meanwhile.
    const returning = { ...inputOf(collection, previous), ...('isActive' in previous ? { isActive: false } : {}) }
    const context: SaveContext<E> = { id, previous, actor }
    const input = isDeleted
      ? { ...inputOf(collection, previous), ...change }
      : await reclaim(trx, collection, returning, context)
    const action = isDeleted ? 'archive' : 'unarchive'
    return writeVersion(trx, collection, previous, input, previous.version, actor, action, isDeleted)
  })
}

/** Gives up only what was taken meanwhile; an address is then made anew. */
async function reclaim<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  input: E['input'],
  context: SaveContext<E>,
): Promise<E['input']> {
  try {
    return await prepareInput(trx, collection, input, context)
  } catch (error) {
    const taken = error instanceof AppError && error.code === 'SLUG_TAKEN' ? error.fields?.[0]?.path : undefined
    if (!taken || Reflect.get(input, taken) === '') throw error
    return reclaim(trx, collection, { ...input, [taken]: '' }, context)
  }
}
