import type { SelectQueryBuilder } from 'kysely'
import { findOffers } from '#features/players/offer.server.ts'
import { type Voice, voiceMapper, type VoiceState } from '#features/voices/schema.ts'
import { startOf } from '#features/voices/shared/short.ts'
import { readWaves } from '#features/voices/waves.server.ts'
import type { ListedVoice, VoiceListQuery } from '#features/voices/api-schema.ts'
import type { Reader, Tables } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'

type Query = SelectQueryBuilder<Tables, 'voice', object>

/** The latest decision first, whatever it was. */
const DECIDED = ['shown', 'rejected', 'aside'] as const

/** Beyond this the number does not matter, and counting would take longer with each. */
export const MOST_COUNTED = 10_000

export async function listForDesk(
  db: Reader,
  { page, perPage, state, sort, casino, wave }: VoiceListQuery,
): Promise<{ items: ListedVoice[]; total: number }> {
  const reader = offThread(db)
  const states: readonly VoiceState[] = state === 'decided' ? DECIDED : [state]
  const waves = wave === 'out' ? (await readWaves(db)).map(({ offer }) => offer.id) : []
  const wanted = (): Query => {
    let query: Query = reader.selectFrom('voice').where('state', 'in', states)
    if (state === 'decided') query = query.where('decidedAt', 'is not', null)
    if (casino) query = query.where('recordId', '=', casino)
    if (wave === 'in') query = query.where('isBurst', '=', 1)
    if (wave === 'out' && waves.length > 0)
      query = query.where((eb) => eb.or([eb('isBurst', '=', 0), eb('recordId', 'not in', waves)]))
    return query
  }
  if (state === 'decided') return read(reader, wanted, page, perPage, (query) => query.orderBy('decidedAt', 'desc'))
  const direction = sort === '-queuedAt' || sort === '-signs' ? 'desc' : 'asc'
  const isBySigns = sort === 'signs' || sort === '-signs'
  return read(reader, wanted, page, perPage, (query) =>
    query
      .$if(isBySigns, (bySigns) => bySigns.orderBy('signs', direction))
      .orderBy('queuedAt', isBySigns ? 'asc' : direction),
  )
}

async function read(
  reader: Reader,
  wanted: () => Query,
  page: number,
  perPage: number,
  sorted: (query: Query) => Query,
): Promise<{ items: ListedVoice[]; total: number }> {
  const rows = await sorted(wanted())
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
