import type { Actor } from '#records/actor.ts'
import { forgetComplaints } from '#features/complaints/forget.server.ts'
import { emailHashOf, emptied, forgetAuthor } from '#features/voices/author.server.ts'
import { type Voice, voiceMapper } from '#features/voices/schema.ts'
import { CUT } from '#features/voices/shared/bars.ts'
import { answersIn } from '#features/voices/shared/questions.ts'
import { auditVoice, removeVoice, saveVoice } from '#features/voices/store.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'

/** Also those whose address is only a hash by now. */
async function voicesOfPerson(db: Db, email: string): Promise<Voice[]> {
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
export async function forgetPerson({ db, storage, now }: Services, email: string, actor: Actor) {
  const voices = await voicesOfPerson(db, email)
  const [shown, unshown] = [
    voices.filter((voice) => voice.state === 'shown'),
    voices.filter((voice) => voice.state !== 'shown'),
  ]
  const complaints = await inTransaction(db, async (trx) => {
    for (const voice of unshown) await removeVoice(trx, voice, now())
    for (const voice of shown) {
      const { recommends, isDocumented } = voice
      const kept = { ...answersIn(voice), recommends, isDocumented, text: CUT, leftOut: ['all' as const] }
      await saveVoice(trx, voice, { ...emptied(), ...kept }, now())
      await forgetAuthor(trx, voice.id)
      await trx.deleteFrom('voiceToken').where('voiceId', '=', voice.id).execute()
    }
    await trx.deleteFrom('mailQueue').where('kind', '=', 'voice').where('to', '=', email).execute()
    const complaints = await forgetComplaints(trx, email, now())
    if (voices.length + complaints.deleted + complaints.blackedOut > 0) await auditVoice(trx, actor, 'forget', '')
    return complaints
  })
  for (const { proof } of voices) if (proof) await storage.remove(proof)
  for (const key of complaints.keys) await storage.remove(key)
  return { deleted: unshown.length + complaints.deleted, blackedOut: shown.length + complaints.blackedOut }
}

/** Everything that is kept about a person's voices, for that person. */
export async function exportPerson(db: Db, email: string, actor: Actor) {
  const voices = await voicesOfPerson(db, email)
  await auditVoice(db, actor, 'export', '')
  return voices.map((voice) => ({
    id: voice.id,
    about: voice.recordId,
    email,
    state: voice.state,
    createdAt: voice.createdAt,
    confirmedAt: voice.confirmedAt,
    decidedAt: voice.decidedAt,
    text: voice.text,
    original: voice.original,
    recommends: voice.recommends,
    ...answersIn(voice),
    method: voice.method,
    amount: voice.amount,
    hours: voice.hours,
    isDocumented: voice.isDocumented,
    hasProof: voice.proof !== '',
    letter: voice.letter,
    question: voice.question,
    answer: voice.answer,
    reply: voice.reply,
  }))
}

export const revealEmail = async (db: Reader, voiceId: string): Promise<string | null> => {
  const author = await db.selectFrom('voiceAuthor').where('voiceId', '=', voiceId).select('email').executeTakeFirst()
  return author?.email ?? null
}
