import type { SelectQueryBuilder } from 'kysely'
import { findOffers } from '#features/players/offer.server.ts'
import { type Voice, voiceMapper, type VoiceState } from '#features/voices/schema.ts'
import type { ListedVoice, VoiceListQuery } from '#features/voices/api-schema.ts'
import type { Reader, Tables } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'

type Query = SelectQueryBuilder<Tables, 'voice', object>

/** Beyond this the number does not matter, and counting would take longer with each. */
export const MOST_COUNTED = 10_000

export async function listForDesk(
  db: Reader,
  { page, perPage, state, sort, casino, burst }: VoiceListQuery,
): Promise<{ items: ListedVoice[]; total: number }> {
  const reader = offThread(db)
  const states: readonly VoiceState[] = state === 'decided' ? ['shown', 'rejected'] : [state]
  const wanted = (): Query => {
    let query: Query = reader.selectFrom('voice').where('state', 'in', states)
    if (casino) query = query.where('recordId', '=', casino)
    if (burst !== undefined) query = query.where('isBurst', '=', Number(burst))
    return query
  }
  const direction = sort === '-queuedAt' || sort === '-signs' ? 'desc' : 'asc'
  const isBySigns = sort === 'signs' || sort === '-signs'
  const rows = await wanted()
    .$if(isBySigns, (query) => query.orderBy('signs', direction))
    .orderBy('queuedAt', isBySigns ? 'asc' : direction)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .selectAll()
    .execute()
  const voices = rows.map((row) => voiceMapper.decode(row))
  const offerOf = await findOffers(reader, voices)
  const counted = await reader
    .selectFrom(wanted().select('id').limit(MOST_COUNTED).as('counted'))
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: voices.map((voice) => listed(voice, offerOf(voice))), total: Number(counted.total) }
}

/** Names every field: the author's address has no place in it. */
export const listed = (voice: Voice, offer: ListedVoice['offer']): ListedVoice => ({
  id: voice.id,
  version: voice.version,
  state: voice.state,
  offer,
  createdAt: voice.createdAt,
  queuedAt: voice.queuedAt,
  decidedAt: voice.decidedAt,
  decidedBy: voice.decidedBy,
  recommends: voice.recommends,
  method: voice.method,
  amount: voice.amount,
  hours: voice.hours,
  start: startOf(voice.text),
  hasProof: voice.proof !== '',
  hasAnswered: voice.answer !== '',
  isDocumented: voice.isDocumented,
  isDisposable: voice.isDisposable,
  signs: voice.signs,
})

const START = 120
const startOf = (text: string) => (text.length > START ? `${text.slice(0, START).toWellFormed().trimEnd()}…` : text)
