import type { DeskVoice } from '#features/voices/api-schema.ts'
import { listed } from '#features/voices/list.server.ts'
import { findOffers, type PlayersOffer } from '#features/players/offer.server.ts'
import { shownVoice } from '#features/voices/public.ts'
import { type Voice, voiceMapper } from '#features/voices/schema.ts'
import { DECIDED_IN_DAYS, ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { answersIn } from '#features/voices/shared/questions.ts'
import { addWorkingDays } from '#shared/czech/working-days.ts'
import { findSimilar, printsOf } from '#features/voices/similar.server.ts'
import { getVoice } from '#features/voices/store.server.ts'
import { maskedEmail } from '#features/players/masked.ts'
import type { Reader } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { pragueDay } from '#shared/czech/day.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HOURS_SHOWN = 24
const MOST_SIMILAR = 10

export async function readForDesk(db: Reader, id: string, now: Date): Promise<DeskVoice> {
  const voice = await getVoice(db, id)
  const reader = offThread(db)
  const similar = voice.original === null ? [] : await findSimilar(reader, id, printsOf(voice.original))
  const others = await readVoices(
    reader,
    similar.slice(0, MOST_SIMILAR).map(({ voiceId }) => voiceId),
  )
  const offerOf = await findOffers(db, [voice, ...others])
  const author = await db.selectFrom('voiceAuthor').where('voiceId', '=', id).select('email').executeTakeFirst()
  const since = new Date(now.getTime() - ORIGINAL_DAYS * DAY_MS).toISOString()
  const step = await db
    .selectFrom('voiceStep')
    .where('voiceId', '=', id)
    .where('at', '>=', since)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return {
    ...partsOf(voice, offerOf(voice)),
    maskedEmail: author?.email ? maskedEmail(author.email) : '',
    canUndo: step !== undefined,
    found: {
      similar: others.map((other) => ({
        id: other.id,
        offer: offerOf(other),
        at: other.createdAt,
        text: other.original ?? other.text,
      })),
      samePerson: voice.samePerson,
      isBurst: voice.isBurst,
      isDisposable: voice.isDisposable,
      hours: await countByHour(reader, voice, now),
    },
  }
}

async function readVoices(db: Reader, ids: string[]): Promise<Voice[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('voice').where('id', 'in', ids).selectAll().execute()
  return rows.map((row) => voiceMapper.decode(row))
}

type Parts = Omit<DeskVoice, 'maskedEmail' | 'canUndo' | 'found'>

function partsOf(voice: Voice, offer: PlayersOffer): Parts {
  const shown = shownVoice(voice)
  const { decidedAt } = voice
  return {
    ...listed(voice, offer),
    ...answersIn(voice),
    text: voice.text,
    original: voice.original,
    bars: voice.bars,
    promisedBy: addWorkingDays(pragueDay(new Date(voice.queuedAt)), DECIDED_IN_DAYS),
    keptUntil: decidedAt && new Date(Date.parse(decidedAt) + ORIGINAL_DAYS * DAY_MS).toISOString(),
    proofType: voice.proofType,
    reason: voice.reason,
    letter: voice.letter,
    question: voice.question,
    answer: voice.answer,
    reply: voice.reply,
    confirmedAt: voice.confirmedAt,
    preview: { byEmail: { ...shown, isDocumented: false }, documented: { ...shown, isDocumented: true } },
  }
}

/** How many have joined the queue about this offer in each of the last hours. */
async function countByHour(db: Reader, { recordId }: Voice, now: Date): Promise<number[]> {
  const start = now.getTime() - HOURS_SHOWN * HOUR_MS
  const rows = await db
    .selectFrom('voice')
    .where('recordId', '=', recordId)
    .where('state', 'in', ['waiting', 'asked', 'aside', 'shown', 'rejected'])
    .where('queuedAt', '>=', new Date(start).toISOString())
    .select('queuedAt')
    .execute()
  const hours = Array.from({ length: HOURS_SHOWN }, () => 0)
  for (const { queuedAt } of rows) {
    const hour = Math.min(HOURS_SHOWN - 1, Math.max(0, Math.floor((Date.parse(queuedAt) - start) / HOUR_MS)))
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  return hours
}
