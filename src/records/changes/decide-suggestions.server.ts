import * as m from '#records/messages.ts'
import type { Actor } from '#records/actor.ts'
import { auditChange } from '#records/changes/changes.server.ts'
import { changeConflict } from '#records/changes/conflict.server.ts'
import { labelsSaid } from '#records/changes/labels-said.ts'
import type { SuggestionsDecide, WaitingChange } from '#records/changes/schema.ts'
import { getChange, PUBLISH_CHANGE, removeChange, updateChange } from '#records/changes/store.server.ts'
import { accepting, type Review, reviewSteps, togetherSteps, undecided } from '#records/changes/suggestions.ts'
import { tellRefused } from '#records/changes/tell-refused.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { versionConflict } from '#records/crud/conflict.server.ts'
import { refuseToPublish } from '#records/crud/contributor.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { inputOf, writeVersion } from '#records/crud/write-record.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { AppError } from '#shared/app-error.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { type Steps, withPauses } from '#shared/steps.ts'
import { said } from '#shared/words/message.ts'

const slowly = <T>(steps: Steps<T>) => withPauses(steps, yieldToEventLoop)

type Given = SuggestionsDecide['changes'][number]

interface Decided<Input extends object> {
  given: Given
  change: WaitingChange
  review: Review<Input>
}

/** Saves what was accepted of several changes in one version; what was refused goes back, and the rest waits on. */
export async function decideSuggestions<E extends Entity>(
  db: Db,
  collection: Collection<E>,
  recordId: string,
  { version, changes, note }: SuggestionsDecide,
  actor: Actor,
): Promise<E['record']> {
  refuseToPublish(collection, actor)
  return inTransaction(db, async (trx) => {
    const live = await getRecord(trx, collection, recordId)
    if (live.version !== version) throw await versionConflict(trx, collection, recordId, version, actor)
    if (live.isDeleted) throw new AppError('NOT_ARCHIVED', said(m.inArchive, { noun: collection.noun }))
    const decided: Decided<E['input']>[] = []
    for (const given of changes) decided.push(await readDecided(trx, collection, live, given, actor))
    const accepted = decided.filter(({ given }) => given.accepted.length > 0)
    if (decided.every(({ given }) => given.accepted.length + given.refused.length === 0)) {
      throw new AppError('VALIDATION_FAILED', m.nothingDecided)
    }
    const versions = accepted.map(({ review, given }) => accepting(review, given.accepted))
    const together = await slowly(togetherSteps(inputOf(collection, live), versions, collection.mergeGroups))
    if (together.conflicting.length > 0) {
      const fields = labelsSaid(collection.words, together.conflicting)
      throw new AppError('VALIDATION_FAILED', said(m.samePlaceAccepted, { fields }))
    }
    const baseVersion = accepted.length > 0 ? live.version + 1 : live.version
    // Before the record: a save tells of changes that it breaks.
    for (const each of decided) await storeRest(trx, collection, live, each, { baseVersion, actor })
    for (const each of decided) await tellRefused(trx, collection, live, { ...each, note, actor })
    if (accepted.length === 0) return live
    const input = parseInput(collection.input, together.values)
    return writeVersion(trx, collection, live, input, live.version, actor, PUBLISH_CHANGE)
  })
}

async function readDecided<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  live: E['record'],
  given: Given,
  actor: Actor,
): Promise<Decided<E['input']>> {
  const change = await getChange(trx, collection, live.id, given.id)
  const saves = change.version - given.version
  if (saves !== 0) throw await changeConflict(trx, change, { saves, includesLive: false }, actor)
  const review = await slowly(reviewSteps(inputOf(collection, live), change, collection.mergeGroups))
  const known = new Set(review.suggestions.map(({ name }) => name))
  // A name that comes again is not known any more.
  const unknown = [...given.accepted, ...given.refused].filter((name) => !known.delete(name))
  if (unknown.length > 0) {
    throw new AppError('VALIDATION_FAILED', said(m.notSuggested, { names: unknown.slice(0, MOST_NAMED).join(', ') }))
  }
  return { given, change, review }
}

const MOST_NAMED = 5

async function storeRest<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  live: E['record'],
  { given, change, review }: Decided<E['input']>,
  { baseVersion, actor }: { baseVersion: number; actor: Actor },
): Promise<void> {
  if (given.accepted.length + given.refused.length === 0) return
  const rest = undecided(review, given, collection.mergeGroups)
  if (Object.keys(rest.data).length > 0) {
    const next = await updateChange(trx, collection, change, { ...rest, baseVersion })
    await auditChange(trx, collection, live, next, actor, 'save-change')
    return
  }
  await removeChange(trx, change)
  if (given.accepted.length === 0) await auditChange(trx, collection, live, change, actor, 'discard-change')
}
