import { OFFER_COLLECTIONS } from '#features/players/offer.ts'
import type { Actor } from '#records/actor.ts'
import { publicVoice } from '#features/voices/public.ts'
import { type Voice, voiceMapper, VOICES } from '#features/voices/schema.ts'
import {
  ALL_VOICES,
  countsOf,
  fieldTag,
  moveCounts,
  NOTHING,
  offerVoicesTag,
  readField,
} from '#features/voices/sums.server.ts'
import * as m from '#features/voices/messages.ts'
import { writeAudit } from '#records/history/history.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { invalidate, invalidating } from '#infra/cache/tracking.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { isOneOf, keysOf, pick } from '#shared/objects.ts'
import { isSame } from '#shared/is-same.ts'

export async function getVoice(db: Reader, id: string): Promise<Voice> {
  const row = await db.selectFrom('voice').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND', m.noVoice)
  return voiceMapper.decode(row)
}

/** Writes without any effect on what readers see. */
export const quietly = <T>(write: () => Promise<T>): Promise<T> => invalidating('voice', [], write)

/**
 * The only way a stored voice changes: sums follow from its state, and pages are invalidated exactly if readers see a
 * difference. Whoever read an older version is refused.
 */
export async function saveVoice(trx: Trx, before: Voice, change: Partial<Voice>, now: Date): Promise<Voice> {
  const after: Voice = { ...before, ...change, version: before.version + 1 }
  await showingChange(trx, before, after, now, async () => {
    const { numUpdatedRows } = await trx
      .updateTable('voice')
      .set(voiceMapper.encode(after))
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('VERSION_CONFLICT', m.justDecided)
    await moveCounts(trx, after, countsOf(before), countsOf(after))
  })
  return after
}

/** Its author, tokens, prints and steps go with it. The file of its proof is the caller's. */
export const removeVoice = (trx: Trx, voice: Voice, now: Date): Promise<void> =>
  showingChange(trx, voice, { ...voice, isListed: false, state: 'withdrawn' }, now, async () => {
    await trx.deleteFrom('voice').where('id', '=', voice.id).execute()
    await moveCounts(trx, voice, countsOf(voice), NOTHING)
  })

async function showingChange(trx: Trx, before: Voice, after: Voice, now: Date, write: () => Promise<void>) {
  const { recordId, collection } = after
  const isSeen = !isSame(publicVoice(before), publicVoice(after))
  const isCounted = !isSame(countsOf(before), countsOf(after))
  const field = isCounted ? await readField(trx, collection, now) : undefined
  await invalidating('voice', isSeen || isCounted ? [offerVoicesTag(recordId), ALL_VOICES] : [], write)
  if (field && !isSame(field, await readField(trx, collection, now))) invalidate([fieldTag(collection)])
}

/** Called when the offer is deleted; files of proofs are left to the sweep. */
export async function deleteVoicesOf(trx: Trx, collection: string, recordId: string): Promise<void> {
  if (!isOneOf(OFFER_COLLECTIONS, collection)) return
  await invalidating('voice', [offerVoicesTag(recordId), ALL_VOICES, fieldTag(collection)], async () => {
    await trx.deleteFrom('voice').where('recordId', '=', recordId).execute()
    await trx.deleteFrom('voiceMonth').where('recordId', '=', recordId).execute()
  })
}

/** Remembers what a step of the desk has changed, so that it can be undone. */
export async function recordStep(
  trx: Trx,
  before: Voice,
  change: Partial<Voice>,
  { action, actor, now }: { action: string; actor: Actor; now: Date },
): Promise<string> {
  const id = newId()
  const values = pick(before, keysOf(change))
  await trx
    .insertInto('voiceStep')
    .values({
      id,
      voiceId: before.id,
      at: now.toISOString(),
      action,
      actorName: actor.name,
      before: JSON.stringify(values),
    })
    .execute()
  await auditVoice(trx, actor, action, before.id)
  return id
}

/** The audit log outlives the voice, so it contains nothing of it. */
export const auditVoice = (trx: Db, actor: Actor, action: string, recordId: string) =>
  writeAudit(trx, actor, { action, collection: VOICES, recordId, recordTitle: 'Voice' })
