import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection, Collection, Entity } from '#records/collection.server.ts'
import { refuseSuggestion, refuseToPublish } from '#records/crud/contributor.server.ts'
import { getRecord, usedKey } from '#records/crud/crud.server.ts'
import { findRevision, writeAudit } from '#records/history/history.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { changeConflict } from '#records/changes/conflict.server.ts'
import { mergeChange } from '#records/changes/merge-change.server.ts'
import type { ChangePlan, WaitingChange } from '#records/changes/schema.ts'
import {
  findChange,
  getChange,
  insertChange,
  listChanges,
  removeChange,
  updateChange,
} from '#records/changes/store.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { lockRows } from '#infra/db/lock-rows.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { isSame } from '#shared/is-same.ts'
import { takeOver, type Unit, valueAt } from '#shared/merge.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { changedFields } from '#records/changes/waiting-change.ts'
import { said } from '#shared/words/message.ts'

/** Waiting changes of live records. Nothing here writes the record itself, so no page is invalidated. */

const MAX_PER_RECORD = 20
/** By contributors: the rest is kept for editors. */
const MAX_OPEN_TO_ALL = 10
/** Of one contributor. */
const MAX_SUGGESTED = 5

export interface ChangePlace<E extends Entity> {
  collection: Collection<E>
  recordId: string
  changeId: string
}

interface NewChange<Input> extends ChangePlan {
  /** The whole record as edited, and the version it is based on. */
  values: Input
  version: number
}

/** Idempotent: a retry with the same id returns the existing change. */
export async function createChange<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  recordId: string,
  { title, publishAt, values, version }: NewChange<E['input']>,
  actor: Actor,
  id = newId(),
): Promise<WaitingChange> {
  const input = parseInput(collection.input, values)
  return inTransaction(db, async (trx) => {
    const made = await findChange(trx, id)
    const isOwn = made?.collection === collection.name && made.recordId === recordId && made.authorId === actor.id
    if (made && !isOwn) throw usedKey()
    if (made) return made
    // Whoever suggests at the same moment waits: what waits here is counted.
    await lockRecord(trx, collection, recordId)
    const live = await getRecord(trx, collection, recordId)
    if (live.isDeleted) throw new AppError('VALIDATION_FAILED', said(m.inArchive, { noun: collection.noun }))
    refuseMore(await listChanges(trx, collection, recordId), actor)
    const fields = changedFields(await versionOf(trx, collection, live, version), input, collection.mergeGroups)
    if (Object.keys(fields.data).length === 0) throw new AppError('VALIDATION_FAILED', m.nothingChanged)
    const suggested = { authorId: actor.id, publishAt }
    refuseSuggestion(collection, actor, { change: suggested, fields: fields.data })
    const now = new Date().toISOString()
    const change: WaitingChange = {
      id,
      collection: collection.name,
      recordId,
      title,
      ...fields,
      baseVersion: version,
      authorId: actor.id,
      authorName: actor.name,
      publishAt,
      ...plannedBy(actor, publishAt),
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    await insertChange(trx, collection, change)
    await auditChange(trx, collection, live, change, actor, 'save-change')
    return change
  })
}

const lockRecord = (trx: Trx, { table }: AnyCollection, id: string) =>
  untyped(trx).selectFrom(table).where('id', '=', id).select('id').$call(lockRows(trx)).execute()

function refuseMore(waiting: WaitingChange[], { id, role }: Actor): void {
  if (waiting.length >= MAX_PER_RECORD) {
    throw new AppError('VALIDATION_FAILED', said(m.changesAtMost, { number: MAX_PER_RECORD }))
  }
  if (role !== 'contributor') return
  if (waiting.length >= MAX_OPEN_TO_ALL) {
    throw new AppError('VALIDATION_FAILED', m.manyChangesWait)
  }
  // Others need room for theirs.
  if (waiting.filter(({ authorId }) => authorId === id).length >= MAX_SUGGESTED) {
    throw new AppError('VALIDATION_FAILED', said(m.yourChangesWait, { number: MAX_SUGGESTED }))
  }
}

/** The live record with the change applied. Its version is the sum of both, so a save proves the editor saw both. */
export async function readChanged<E extends Entity>(
  db: Reader,
  { collection, recordId, changeId }: ChangePlace<E>,
): Promise<E['record']> {
  const live = await getRecord(db, collection, recordId)
  return changedRecord(collection, live, await getChange(db, collection, recordId, changeId))
}

async function changedRecord<E extends Entity>(
  collection: Collection<E>,
  live: E['record'],
  change: WaitingChange,
): Promise<E['record']> {
  const { values } = await mergeChange(inputOf(collection, live), change, collection.mergeGroups)
  return { ...live, ...values, version: combinedVersion(live, change) }
}

const combinedVersion = (live: { version: number }, change: WaitingChange) => live.version + change.version

/** Conflicts stay unresolved, even in edited fields: the form shows only the change's side. */
export async function saveChanged<E extends Entity>(
  db: Db,
  place: ChangePlace<E>,
  values: E['input'],
  version: number,
  actor: Actor,
): Promise<E['record']> {
  const { collection } = place
  const { mergeGroups } = collection
  const input = parseInput(collection.input, values)
  return inChangeTransaction(db, place, { actor }, async (trx, change, stored) => {
    await refuseStaleVersion(trx, stored, change, version, actor)
    const live = inputOf(collection, stored)
    const { conflicting } = await mergeChange(live, change, mergeGroups)
    const undecided = conflicting.filter((unit) => !isSameIn(unit, live, input))
    const base = takeOver(live, { ...live, ...change.base }, undecided)
    const fields = changedFields(base, input, mergeGroups)
    refuseSuggestion(collection, actor, { change, fields: fields.data })
    const next = await updateChange(trx, collection, change, { ...fields, baseVersion: stored.version })
    await auditChange(trx, collection, stored, next, actor, 'save-change')
    return changedRecord(collection, stored, next)
  })
}

const isSameIn = ({ paths }: Unit, one: object, other: object) =>
  paths.every((path) => isSame(valueAt(one, path), valueAt(other, path)))

async function refuseStaleVersion(
  trx: Trx,
  live: { version: number },
  change: WaitingChange,
  seen: number,
  actor: Actor,
): Promise<void> {
  const saves = combinedVersion(live, change) - seen
  if (saves !== 0) throw await changeConflict(trx, change, { saves, includesLive: true }, actor)
}

interface Decision<Input> {
  /** The whole record with the conflicts resolved, and the combined version the editor saw. */
  values: Input
  version: number
  /** The names of the resolved conflicts, as given by the error. */
  decided: string[]
}

export async function decideChange<E extends Entity>(
  db: Db,
  place: ChangePlace<E>,
  { values, version, decided }: Decision<E['input']>,
  actor: Actor,
): Promise<WaitingChange> {
  const { collection } = place
  const { mergeGroups } = collection
  const input = parseInput(collection.input, values)
  refuseToPublish(collection, actor)
  return inChangeTransaction(db, place, { actor }, async (trx, change, stored) => {
    await refuseStaleVersion(trx, stored, change, version, actor)
    const live = inputOf(collection, stored)
    const { conflicting } = await mergeChange(live, change, mergeGroups)
    const units = conflicting.filter(({ name }) => decided.includes(name))
    const base = takeOver({ ...live, ...change.base }, live, units)
    const data = takeOver({ ...live, ...change.data }, input, units)
    const fields = changedFields(base, data, mergeGroups)
    const next = await updateChange(trx, collection, change, { ...fields, baseVersion: stored.version })
    await auditChange(trx, collection, stored, next, actor, 'save-change')
    return next
  })
}

export async function planChange<E extends Entity>(
  db: Db,
  place: ChangePlace<E>,
  { title, publishAt }: ChangePlan,
  version: number,
  actor: Actor,
): Promise<WaitingChange> {
  refuseToPublish(place.collection, actor)
  return inChangeTransaction(db, place, { actor, seen: version }, async (trx, change, live) => {
    const isSamePlan = change.publishAt === publishAt
    const plan = isSamePlan ? {} : { publishAt, ...plannedBy(actor, publishAt) }
    const next = await updateChange(trx, place.collection, change, { title, ...plan })
    await auditChange(trx, place.collection, live, next, actor, isSamePlan ? 'save-change' : 'schedule-change')
    return next
  })
}

export async function discardChange<E extends Entity>(
  db: Db,
  place: ChangePlace<E>,
  version: number | undefined,
  actor: Actor,
): Promise<void> {
  await inChangeTransaction(db, place, { actor, seen: version }, async (trx, change, live) => {
    refuseSuggestion(place.collection, actor, { change })
    // An editor may have written in a suggestion since its author saw it.
    if (version === undefined && actor.role === 'contributor') {
      throw new AppError('BAD_REQUEST', m.sayVersion)
    }
    await removeChange(trx, change)
    await auditChange(trx, place.collection, live, change, actor, 'discard-change')
  })
}

/** Runs `work` in a transaction with the change and its live record, after checking the version the editor saw. */
export const inChangeTransaction = <E extends Entity, T>(
  db: Db,
  { collection, recordId, changeId }: ChangePlace<E>,
  { actor, seen }: { actor: Actor; seen?: number | undefined },
  work: (trx: Trx, change: WaitingChange, live: E['record']) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (trx) => {
    const live = await getRecord(trx, collection, recordId)
    const change = await getChange(trx, collection, recordId, changeId)
    const saves = seen === undefined ? 0 : change.version - seen
    if (saves !== 0) throw await changeConflict(trx, change, { saves, includesLive: false }, actor)
    return work(trx, change, live)
  })

async function versionOf<E extends Entity>(
  db: Reader,
  collection: Collection<E>,
  live: E['record'],
  version: number,
): Promise<E['input']> {
  if (live.version === version) return inputOf(collection, live)
  const revision = await findRevision(db, collection, live.id, version)
  if (!revision) throw new AppError('VERSION_CONFLICT', said(m.versionNotKept, { version: String(version) }))
  return inputOf(collection, revision.data)
}

const plannedBy = (actor: Actor, publishAt: string | null) =>
  publishAt === null ? { plannerId: null, plannerName: '' } : { plannerId: actor.id, plannerName: actor.name }

export const auditChange = (
  trx: Trx,
  { name, titleOf }: AnyCollection,
  live: { id: string },
  { title, publishAt }: WaitingChange,
  actor: Actor,
  action: string,
) => {
  const change = {
    ...(title ? { change: { from: null, to: title } } : {}),
    ...(publishAt ? { publishAt: { from: null, to: publishAt } } : {}),
  }
  return writeAudit(trx, actor, { action, collection: name, recordId: live.id, recordTitle: titleOf(live), change })
}
