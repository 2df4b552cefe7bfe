import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection, Collection, Entity, SaveContext } from '#records/collection.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { AUTOSAVE } from '#records/history/history-entries.ts'
import { hasHistory } from '#records/history/history.server.ts'
import { isCreatedBy, refuseContributor } from '#records/crud/contributor.server.ts'
import { removeWithParts } from '#records/crud/deletion.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { usedWhere } from '#records/crud/used-where.server.ts'
import { unplanChanges } from '#records/changes/store.server.ts'
import {
  afterWrite,
  inputOf,
  prepareInput,
  writeVersion,
  writeAndInvalidate,
} from '#records/crud/write-record.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { said } from '#shared/words/message.ts'

/** Identity of a record that comes from outside, such as an import. */
export interface Identity {
  id: string
  createdAt?: string
  updatedAt?: string
  /** A new record whose id was chosen by the client, not an import. */
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
  if (!record) throw new AppError('NOT_FOUND', said(m.noSuchRecord, { noun: collection.one }))
  return record
}

/** Only the required fields must be given; the rest come from the empty record. */
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
    await writeAndInvalidate(collection, null, record, () =>
      untyped(trx).insertInto(collection.table).values(collection.encode(record)).execute(),
    )
    await afterWrite(trx, collection, record, context, 'create')
    return record
  })
}

/** Uses the idempotency key as the record's id, so a retry after a lost response returns the record already created. */
export async function createOnce<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  given: Partial<E['input']>,
  actor: Actor,
  key = newId(),
): Promise<E['record']> {
  const made = await findMade(db, collection, key, actor)
  if (made) return made
  try {
    return await createRecord(db, collection, given, actor, { id: key, isNew: true })
  } catch (error) {
    // The first request may still have been running at the lookup above.
    const madeMeanwhile = await findMade(db, collection, key, actor)
    if (madeMeanwhile) return madeMeanwhile
    await refuseSpentKey(db, collection, key)
    throw error
  }
}

/** The record that an earlier request of the same user created with this key. */
export async function findMade<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  key: string,
  actor: Actor,
): Promise<E['record'] | undefined> {
  const made = await findRecord(db, collection, key)
  if (made && !(await isCreatedBy(db, collection.name, key, actor))) throw usedKey()
  return made
}

export const usedKey = () => new AppError('VERSION_CONFLICT', m.usedKey)

/** A deleted record does not come back by a late retry of the request that created it. */
export async function refuseSpentKey(db: Reader, collection: AnyCollection, key: string): Promise<void> {
  if (!(await hasHistory(db, collection, key))) return
  throw new AppError('VERSION_CONFLICT', said(m.spentKey, { noun: collection.noun }))
}

interface UpdateOptions<E extends Entity> {
  check?: (stored: E['record']) => void
  /** An autosave: the history does not show it as a version of its own. */
  isAutosave?: boolean
  keepsDate?: boolean
  keepsChanges?: boolean
}

/** Replaces the whole record; throws a conflict if `version` is not the stored one. */
export const updateRecord = async <E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  given: E['input'],
  version: number,
  actor: Actor,
  options?: UpdateOptions<E>,
): Promise<E['record']> =>
  replaceRecord(db, collection, id, parseInput(collection.input, given), version, actor, options)

/** The same with input that the schema has passed already, which takes long for a long text. */
export async function replaceRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  input: E['input'],
  version: number,
  actor: Actor,
  { check, isAutosave, keepsDate = false, keepsChanges = false }: UpdateOptions<E> = {},
): Promise<E['record']> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    if (previous.version === version) check?.(previous)
    const action = isAutosave ? AUTOSAVE : 'update'
    return writeVersion(trx, collection, previous, input, version, actor, action, { keepsDate, keepsChanges })
  })
}

/** Changes a few fields of the current record without a version check, for single-purpose actions. */
export async function changeRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  change: Partial<E['input']>,
  actor: Actor,
  action: string,
): Promise<E['record']> {
  return inTransaction(db, async (trx) =>
    changeStored(trx, collection, await getRecord(trx, collection, id), change, actor, action),
  )
}

/** Changes a few fields of a record as it was read; throws a conflict if it was saved since. */
export async function changeStored<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  stored: E['record'],
  change: Partial<E['input']>,
  actor: Actor,
  action: string,
): Promise<E['record']> {
  const input = parseInput(collection.input, { ...inputOf(collection, stored), ...change })
  return inTransaction(db, (trx) => writeVersion(trx, collection, stored, input, stored.version, actor, action))
}

/** Hides the record everywhere and frees its slug. `change` holds decisions the editor makes in the same step. */
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

export async function duplicateRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  actor: Actor,
): Promise<E['record']> {
  const original = await getRecord(db, collection, id)
  await yieldToEventLoop()
  return createRecord(db, collection, collection.copy(inputOf(collection, original), actor), actor)
}

/** Deletes permanently; only archived records that nothing refers to. */
export async function deleteRecord<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  actor: Actor,
): Promise<void> {
  // Finding all usages can be slow, so check off-thread before the write transaction blocks other writers.
  await getDeletable(offThread(db), collection, id)
  await inTransaction(db, async (trx) => {
    const record = await getDeletable(trx, collection, id)
    await refuseContributor(trx, collection, record, record, actor)
    await removeWithParts(trx, collection, record, actor)
  })
}

async function getDeletable<E extends Entity>(db: Reader, collection: Collection<E>, id: string): Promise<E['record']> {
  const record = await getRecord(db, collection, id)
  if (!record.isDeleted) throw new AppError('NOT_ARCHIVED', said(m.archiveBeforeDeleting, { noun: collection.noun }))
  const usages = await usedWhere(db, collection, id)
  if (usages.length === 0) return record
  const names = usages.map((usage) => `“${usage.title}”`).join(', ')
  const fields = usages.map(({ collection: name, id: user, title, as }) =>
    fieldError(`${name}/${user}`, said(m.usedAs, { title, as })),
  )
  throw new AppError('STILL_USED', said(m.stillUsedBy, { noun: collection.noun, names }), fields)
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
    // An unarchived record becomes a draft, with a new slug if its own was taken meanwhile.
    const returning = { ...inputOf(collection, previous), ...('isActive' in previous ? { isActive: false } : {}) }
    const context: SaveContext<E> = { id, previous, actor }
    const input = isDeleted
      ? { ...inputOf(collection, previous), ...change }
      : await reclaim(trx, collection, returning, context)
    const action = isDeleted ? 'archive' : 'unarchive'
    await unplanChanges(trx, collection, id)
    return writeVersion(trx, collection, previous, input, previous.version, actor, action, { isDeleted })
  })
}

/** Keeps the old slugs where they are still free; a taken one is generated anew. */
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
