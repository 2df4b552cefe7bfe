import * as m from '#records/messages.ts'
import { KEPT_ON_RESTORE } from '#shared/kept-on-restore.ts'
import type { Actor } from '#records/actor.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { versionConflict } from '#records/crud/conflict.server.ts'
import type { Db } from '#records/db.server.ts'
import { archiveRecord, getRecord } from '#records/crud/crud.server.ts'
import { findRevision, noVersion } from '#records/history/history.server.ts'
import { inputOf, writeVersion } from '#records/crud/write-record.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { differingUnits, takeOver } from '#shared/merge.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'
import { parseInput } from '#shared/schema/field-errors.ts'

/** A version newer than `seen` is not overwritten; with `units`, only those fields are restored. */
export async function restoreRevision<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  id: string,
  number: number,
  actor: Actor,
  {
    seen,
    units,
    keepsChanges = false,
  }: { seen?: number | undefined; units?: string[] | undefined; keepsChanges?: boolean | undefined } = {},
): Promise<E['record']> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    const revision = await findRevision(trx, collection, id, number)
    if (!revision) throw noVersion(collection, number)
    const now = inputOf(collection, previous)
    const then = inputOf(collection, revision.data)
    const wanted = differingUnits(now, then, collection.mergeGroups).filter(
      ({ name, paths }) => !paths.some(([field]) => KEPT_ON_RESTORE.has(field)) && (!units || units.includes(name)),
    )
    if (units && wanted.length === 0) throw new AppError('VALIDATION_FAILED', m.asThen)
    const input = parseInput(collection.input, takeOver(now, then, wanted))
    return writeVersion(trx, collection, previous, input, seen ?? previous.version, actor, 'restore', { keepsChanges })
  })
}

/** Status, address and schedule included. Refused if somebody saved it since; what the action created is archived. */
export async function undoVersion<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  { id, version, before }: UndoStep,
  actor: Actor,
): Promise<E['record']> {
  return inTransaction(db, async (trx) => {
    const previous = await getRecord(trx, collection, id)
    if (previous.version !== version) throw await versionConflict(trx, collection, id, version, actor)
    if (before === 0) return archiveRecord(trx, collection, id, actor)
    const revision = await findRevision(trx, collection, id, before)
    if (!revision) throw noVersion(collection, before)
    const restored: E['record'] = { ...previous, ...revision.data }
    const input = parseInput(collection.input, inputOf(collection, restored))
    const { isDeleted } = restored
    return writeVersion(trx, collection, previous, input, version, actor, 'undo', { isDeleted, restored })
  })
}
