import type { Actor } from '#records/actor.ts'
import type { Person } from '#features/complaints/around.server.ts'
import { exportComplaints, forgetComplaints } from '#features/complaints/forget.server.ts'
import type { OfPerson } from '#features/voices/api-schema.ts'
import { emailHashOf, forgetAuthor } from '#features/voices/author.server.ts'
import { EMPTIED } from '#features/voices/public.ts'
import { type Voice, VoiceInput, voiceMapper } from '#features/voices/schema.ts'
import { CUT } from '#features/players/bars.ts'
import { QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { auditVoice, removeVoice, saveVoice } from '#features/voices/store.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { keysOf, pick } from '#shared/objects.ts'

const inComplaints = ({ email = '', account }: OfPerson): Person =>
  account ? { recordId: account.offer, nickname: account.nickname } : { email }

/** Also those whose address is only a hash by now. Nobody writes a voice without an address. */
async function voicesOfPerson(db: Db, email: string | undefined): Promise<Voice[]> {
  if (email === undefined) return []
  const rows = await db
    .selectFrom('voiceAuthor')
    .innerJoin('voice', 'voice.id', 'voiceAuthor.voiceId')
    .where('voiceAuthor.emailHash', '=', await emailHashOf(db, email))
    .selectAll('voice')
    .execute()
  return rows.map((row) => voiceMapper.decode(row))
}

/**
 * At their owner's request: what was never shown is deleted, of what is shown only the answers stay, which are counted
 * and say nothing of a person.
 */
export async function forgetPerson({ db, storage, now }: Services, person: OfPerson, actor: Actor) {
  const voices = await voicesOfPerson(db, person.email)
  const { shown = [], unshown = [] } = Object.groupBy(voices, ({ state }) => (state === 'shown' ? state : 'unshown'))
  const complaints = await inTransaction(db, async (trx) => {
    for (const voice of unshown) await removeVoice(trx, voice, now())
    for (const voice of shown) {
      const kept = pick(voice, [...QUESTION_NAMES, 'recommends', 'isDocumented'])
      await saveVoice(trx, voice, { ...EMPTIED, ...kept, text: CUT, leftOut: ['all'] }, now())
      await forgetAuthor(trx, voice.id)
      await trx.deleteFrom('voiceToken').where('voiceId', '=', voice.id).execute()
    }
    await trx
      .deleteFrom('mailQueue')
      .where('kind', '=', 'voice')
      .where('to', '=', person.email ?? '')
      .execute()
    const complaints = await forgetComplaints(trx, inComplaints(person), now())
    if (voices.length + complaints.deleted + complaints.blackedOut > 0) await auditVoice(trx, actor, 'forget', '')
    return complaints
  })
  for (const { proof } of voices) if (proof) await storage.remove(proof)
  for (const key of complaints.keys) await storage.remove(key)
  return { deleted: unshown.length + complaints.deleted, blackedOut: shown.length + complaints.blackedOut }
}

/** Everything that is kept about a person, for that person. */
export async function exportPerson(db: Db, person: OfPerson, actor: Actor) {
  const found = await voicesOfPerson(db, person.email)
  await auditVoice(db, actor, 'export', '')
  const voices = found.map((voice) => ({
    about: voice.recordId,
    email: person.email,
    ...pick(voice, ['id', 'state', 'createdAt', 'confirmedAt', 'decidedAt', 'original', 'isDocumented']),
    ...pick(voice, keysOf(VoiceInput.shape)),
    ...pick(voice, ['letter', 'question', 'answer', 'reply']),
    hasProof: voice.proof !== '',
  }))
  return { voices, complaints: await exportComplaints(db, inComplaints(person)) }
}

export const revealEmail = async (db: Reader, voiceId: string): Promise<string | null> => {
  const author = await db.selectFrom('voiceAuthor').where('voiceId', '=', voiceId).select('email').executeTakeFirst()
  return author?.email ?? null
}
