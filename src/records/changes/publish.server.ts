import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection, Collection, Entity } from '#records/collection.server.ts'
import { refuseToPublish } from '#records/crud/contributor.server.ts'
import type { Db } from '#records/db.server.ts'
import { type ChangePlace, inChangeTransaction } from '#records/changes/changes.server.ts'
import { mergeChange } from '#records/changes/merge-change.server.ts'
import { PUBLISH_CHANGE, removeChange } from '#records/changes/store.server.ts'
import { inputOf, writeVersion } from '#records/crud/write-record.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import type { Unit } from '#shared/merge.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { labelsSaid } from '#records/changes/labels-said.ts'
import type { ChangedFields } from '#records/changes/waiting-change.ts'
import { type Said, said } from '#shared/words/message.ts'

export async function publishChange<E extends Entity>(
  db: Db,
  place: ChangePlace<E>,
  version: number | undefined,
  actor: Actor,
): Promise<E['record']> {
  const { collection } = place
  refuseToPublish(collection, actor)
  return inChangeTransaction(db, place, { actor, seen: version }, async (trx, change, live) => {
    if (live.isDeleted) {
      throw new AppError('NOT_ARCHIVED', said(m.inArchive, { noun: collection.noun }))
    }
    const { values, conflicting } = await mergeChange(inputOf(collection, live), change, collection.mergeGroups)
    if (conflicting.length > 0) throw conflictError(collection, conflicting)
    const input = parseInput(collection.input, values)
    const record = await writeVersion(trx, collection, live, input, live.version, actor, PUBLISH_CHANGE)
    await removeChange(trx, change)
    return record
  })
}

export async function problemOf<E extends Entity>(
  collection: Collection<E>,
  live: E['record'],
  change: ChangedFields,
): Promise<Said | undefined> {
  const { conflicting } = await mergeChange(inputOf(collection, live), change, collection.mergeGroups)
  return conflicting.length > 0 ? conflictWords(collection, conflicting) : undefined
}

const conflictWords = ({ noun, words }: AnyCollection, conflicting: Unit[]) =>
  said(m.liveChanged, { noun, fields: labelsSaid(words, conflicting) })

function conflictError(collection: AnyCollection, conflicting: Unit[]): AppError {
  const fields = conflicting.map(({ name }) => fieldError(name, m.changedInBoth))
  return new AppError('VERSION_CONFLICT', conflictWords(collection, conflicting), fields)
}
