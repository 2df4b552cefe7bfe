import type { SelectQueryBuilder } from 'kysely'
import { findOffers } from '#features/players/offer.server.ts'
import { type Voice, voiceMapper } from '#features/voices/schema.ts'
import { startOf } from '#features/voices/words.ts'
import { readWaves } from '#features/voices/waves.server.ts'
import { LISTED, type ListedVoice, type VoiceListQuery } from '#features/voices/api-schema.ts'
import type { Reader, Tables } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { keysOf, pick } from '#shared/objects.ts'

type Query = SelectQueryBuilder<Tables, 'voice', object>

/** All others are decisions. Said so, the index of decisions is used, and not that of states, which would sort all of them. */
const UNDECIDED = ['unconfirmed', 'waiting', 'asked', 'withdrawn'] as const

/** Beyond this the number does not matter, and counting would take longer with each. */
export const MOST_COUNTED = 10_000

export async function listForDesk(
  db: Reader,
  { page, perPage, state, sort, casino, wave }: VoiceListQuery,
): Promise<{ items: ListedVoice[]; total: number }> {
  const reader = offThread(db)
  const isDecided = state === 'decided'
  const waves = wave === 'out' ? (await readWaves(db)).map(({ offer }) => offer.id) : []
  const wanted = (): Query => {
    const all: Query = reader.selectFrom('voice')
    const inState =
      state === 'decided'
        ? all.where('state', 'not in', UNDECIDED).where('decidedAt', 'is not', null)
        : all.where('state', '=', state)
    return inState
      .$if(casino !== undefined, (query) => query.where('recordId', '=', casino ?? ''))
      .$if(wave === 'in', (query) => query.where('isBurst', '=', 1))
      .$if(waves.length > 0, (query) =>
        query.where((eb) => eb.or([eb('isBurst', '=', 0), eb('recordId', 'not in', waves)])),
      )
  }
  const direction = isDecided || sort.startsWith('-') ? 'desc' : 'asc'
  const isBySigns = sort.endsWith('signs') && !isDecided
  const rows = await wanted()
    .$if(isBySigns, (query) => query.orderBy('signs', direction))
    .orderBy(isDecided ? 'decidedAt' : 'queuedAt', isBySigns ? 'asc' : direction)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .selectAll()
    .execute()
  const voices = rows.map((row) => voiceMapper.decode(row))
  const offerOf = await findOffers(reader, voices)
  const total = await countRows(reader.selectFrom(wanted().select('id').limit(MOST_COUNTED).as('counted')))
  return { items: voices.map((voice) => listed(voice, offerOf(voice))), total }
}

/** The author's address has no place in it. */
export const listed = (voice: Voice, offer: ListedVoice['offer']): ListedVoice => ({
  ...pick(voice, keysOf(LISTED)),
  offer,
  start: startOf(voice.text),
  hasProof: voice.proof !== '',
  hasAnswered: voice.answer !== '',
})
