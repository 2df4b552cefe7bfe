import { type Kysely } from 'kysely'
import type { Actor } from '#entities/actor.ts'
import type { Collection, RecordBase, SaveContext } from '#entities/collection.server.ts'
import { type Db, type Reader, type Trx, tagsOfRecord } from '#entities/tables.server.ts'
import { versionConflict } from '#entities/conflict.server.ts'
import { changeBetween, writeAudit, writeRevision } from '#entities/history.server.ts'
import { refuseMissingReferences } from '#entities/relation.server.ts'
import { indexForSearch, removeFromSearch } from '#entities/search-index.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { parseInput } from '#shared/schema/field-errors.ts'

/**
 * Create, read, update, archive, duplicate and delete for every plain entity. Table names are values here, which the
 * query builder cannot type; this file is the one place where it is told to trust them.
 */
const untyped = (db: Reader) => db as unknown as Kysely<any>

type AnyCollection<Input extends object, Rec extends RecordBase & Input> = Collection<Input, Rec>

/** What a record that comes from elsewhere brings along. */
export interface Identity {
  id: string
  createdAt?: string
  updatedAt?: string
  /** Made here and now: only its id was chosen by somebody else. */
  isNew?: boolean
}

export async function findRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Reader,
  collection: AnyCollection<Input, Rec>,
  id: string,
): Promise<Rec | undefined> {
  const row = await untyped(db).selectFrom(collection.table).where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) return undefined
  const record = collection.decode(row as never)
  await collection.loadRelations?.(db, [record])
  return record
}

export async function getRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Reader,
  collection: AnyCollection<Input, Rec>,
  id: string,
): Promise<Rec> {
  const record = await findRecord(db, collection, id)
  if (!record) throw new AppError('NOT_FOUND', `This ${collection.noun} does not exist.`)
  return record
}

/** Only what must be there is needed; the rest starts from the empty record. */
export async function createRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  given: Partial<Input>,
  actor: Actor,
  identity?: Identity,
): Promise<Rec> {
  const input = parseInput(collection.input, { ...collection.empty(), ...given })
  const now = new Date().toISOString()
  return inTransaction(db, async (trx) => {
    const id = identity?.id ?? newId()
    const context: SaveContext<Rec> = { id, previous: null, actor, isImport: identity !== undefined && !identity.isNew }
    const prepared = await prepareInput(trx, collection, input, context)
    const record = {
      ...prepared,
      id,
      version: 1,
      isDeleted: false,
      createdAt: identity?.createdAt ?? now,
      updatedAt: identity?.updatedAt ?? now,
    } as unknown as Rec
    await writing(collection, null, record, () =>
      untyped(trx).insertInto(collection.table).values(collection.encode(record)).execute(),
    )
    await afterWrite(trx, collection, record, context, 'create')
    return record
  })
}

/** The key becomes the record's id: whoever asks again because the answer was lost has the record that is there. */
export async function createOnce<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  given: Partial<Input>,
  actor: Actor,
  key = newId(),
): Promise<Rec> {
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

/** The whole record with the version the editor saw; a newer one in the database wins. */
export async function updateRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  id: string,
  given: Input,
  version: number,
  actor: Actor,
  check?: (stored: Rec) => void,
): Promise<Rec> {
  const input = parseInput(collection.input, given)
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    if (previous.version === version) check?.(previous)
    return writeVersion(trx, collection, previous, input, version, actor, 'update')
  })
}

/** A few fields over whatever the record is now, for actions that are about nothing else. */
export async function changeRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  id: string,
  change: Partial<Input>,
  actor: Actor,
  action: string,
): Promise<Rec> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    const input = parseInput(collection.input, { ...inputOf(collection, previous), ...change })
    return writeVersion(trx, collection, previous, input, previous.version, actor, action)
  })
}

/** Hidden everywhere, its address free again. `change` is what the editor decides in the same step. */
export async function archiveRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  id: string,
  actor: Actor,
  change: Partial<Input> = {},
): Promise<Rec> {
  return setArchived(db, collection, id, true, actor, change)
}

export async function unarchiveRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  id: string,
  actor: Actor,
): Promise<Rec> {
  return setArchived(db, collection, id, false, actor)
}

/** A new record with the same content, a fresh id and a fresh address. */
export async function duplicateRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  id: string,
  actor: Actor,
): Promise<Rec> {
  const original = await getRecord(db, collection, id)
  return createRecord(db, collection, collection.copy(inputOf(collection, original)), actor)
}

/** For good; only from the archive, and never while something refers to the record. */
export async function deleteRecord<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  id: string,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const record = await getRecord(trx, collection, id)
    if (!record.isDeleted) throw new AppError('NOT_ARCHIVED', `Archive this ${collection.noun} before deleting it.`)
    const usages = await collection.usedWhere(trx, id)
    if (usages.length > 0) {
      const names = usages.map((usage) => `“${usage.title}”`).join(', ')
      const fields = usages.map((usage) => ({
        path: `${usage.collection}/${usage.id}`,
        message: `${usage.title} (${usage.as})`,
      }))
      throw new AppError('STILL_USED', `This ${collection.noun} is still used by ${names}.`, fields)
    }
    await writing(collection, record, record, () =>
      untyped(trx).deleteFrom(collection.table).where('id', '=', id).execute(),
    )
    await removeFromSearch(trx, collection.name, id)
    const recordTitle = collection.titleOf(record)
    await writeAudit(trx, actor, { action: 'delete', collection: collection.name, recordId: id, recordTitle })
  })
}

/** The fields an editor may set, without the record's own bookkeeping. One that came later than the record starts empty. */
export function inputOf<Input extends object, Rec extends RecordBase & Input>(
  collection: AnyCollection<Input, Rec>,
  record: Rec,
): Input {
  const known = Object.keys(collection.fields.shape).filter((name) => name in record)
  return { ...collection.empty(), ...Object.fromEntries(known.map((name) => [name, record[name as keyof Rec]])) }
}

async function setArchived<Input extends object, Rec extends RecordBase & Input>(
  db: Db,
  collection: AnyCollection<Input, Rec>,
  id: string,
  isDeleted: boolean,
  actor: Actor,
  change: Partial<Input> = {},
): Promise<Rec> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    const changed = Object.entries(change).some(([field, value]) => previous[field as keyof Rec] !== value)
    if (previous.isDeleted === isDeleted && !changed) return previous
    // Out of the archive it comes back as a draft, with another address if its own was taken meanwhile.
    const returning = { ...inputOf(collection, previous), ...('isActive' in previous ? { isActive: false } : {}) }
    const context: SaveContext<Rec> = { id, previous, actor }
    const input = isDeleted
      ? { ...inputOf(collection, previous), ...change }
      : await reclaim(trx, collection, returning, context)
    const action = isDeleted ? 'archive' : 'unarchive'
    return writeVersion(trx, collection, previous, input, previous.version, actor, action, isDeleted)
  })
}

/** Gives up only what was taken meanwhile; an address is then made anew. */
async function reclaim<Input extends object, Rec extends RecordBase & Input>(
  trx: Trx,
  collection: AnyCollection<Input, Rec>,
  input: Input,
  context: SaveContext<Rec>,
): Promise<Input> {
  try {
    return await prepareInput(trx, collection, input, context)
  } catch (error) {
    const taken = error instanceof AppError && error.code === 'SLUG_TAKEN' ? error.fields?.[0]?.path : undefined
    if (!taken || input[taken as keyof Input] === '') throw error
    return reclaim(trx, collection, { ...input, [taken]: '' }, context)
  }
}

async function prepareInput<Input extends object, Rec extends RecordBase & Input>(
  trx: Trx,
  collection: AnyCollection<Input, Rec>,
  input: Input,
  context: SaveContext<Rec>,
): Promise<Input> {
  if (collection.references && !context.isImport) await refuseMissingReferences(trx, collection.references, input)
  return collection.prepare ? collection.prepare(trx, input, context) : input
}

/** The record as a new version, if the one that the editor saw is still the stored one. */
export async function writeVersion<Input extends object, Rec extends RecordBase & Input>(
  trx: Trx,
  collection: AnyCollection<Input, Rec>,
  previous: Rec,
  input: Input,
  version: number,
  actor: Actor,
  action: string,
  isDeleted = previous.isDeleted,
): Promise<Rec> {
  const refusal = () => versionConflict(trx, collection, previous.id, version, actor)
  if (previous.version !== version) throw await refusal()
  const context: SaveContext<Rec> = { id: previous.id, previous, actor }
  const prepared = isDeleted ? input : await prepareInput(trx, collection, input, context)
  const record: Rec = {
    ...previous,
    ...prepared,
    isDeleted,
    version: version + 1,
    updatedAt: new Date().toISOString(),
  }
  const result = await writing(collection, previous, record, () =>
    untyped(trx)
      .updateTable(collection.table)
      .set(collection.encode(record))
      .where('id', '=', record.id)
      .where('version', '=', version)
      .executeTakeFirst(),
  )
  if (Number(result.numUpdatedRows) === 0) throw await refusal()
  await afterWrite(trx, collection, record, context, action)
  return record
}

/** Invalidates the pages that show the record, as it was or as it is now; what was and stays hidden is on none. */
function writing<Input extends object, Rec extends RecordBase & Input, T>(
  { table }: AnyCollection<Input, Rec>,
  previous: Rec | null,
  record: Rec,
  write: () => Promise<T>,
): Promise<T> {
  const shown = [...(previous ? [previous] : []), record].filter(isShown)
  return invalidating(
    table,
    shown.flatMap((each) => tagsOfRecord(table, each)),
    write,
  )
}

const isShown = (record: RecordBase & { isActive?: boolean }) => !record.isDeleted && record.isActive !== false

async function afterWrite<Input extends object, Rec extends RecordBase & Input>(
  trx: Trx,
  collection: AnyCollection<Input, Rec>,
  record: Rec,
  context: SaveContext<Rec>,
  action: string,
): Promise<void> {
  await invalidating(collection.table, [], async () => collection.saveRelations?.(trx, record))
  await writeRevision(trx, collection, record, context.actor)
  const title = collection.titleOf(record)
  const body = collection.searchBody(record)
  const { previous } = context
  const isIndexed = previous && collection.titleOf(previous) === title && collection.searchBody(previous) === body
  if (!isIndexed) await indexForSearch(trx, { collection: collection.name, recordId: record.id, title, body })
  await collection.afterSave?.(trx, record, context)
  const change = previous ? changeBetween(previous, record) : {}
  const event = { action, collection: collection.name, recordId: record.id, recordTitle: title, change }
  await writeAudit(trx, context.actor, event)
}
