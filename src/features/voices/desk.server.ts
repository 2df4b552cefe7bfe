import { type DeskVoice, SEEN } from '#features/voices/api-schema.ts'
import { countByHour, usualPerDay } from '#features/voices/signs.server.ts'
import { listed } from '#features/voices/list.server.ts'
import { findOffers } from '#features/players/offer.server.ts'
import { shownVoice } from '#features/voices/public.ts'
import { type Voice, voiceMapper } from '#features/voices/schema.ts'
import { DECIDED_IN_DAYS, ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { addWorkingDays } from '#shared/czech/working-days.ts'
import { findSimilar, printsOf } from '#features/voices/similar.server.ts'
import { getVoice } from '#features/voices/store.server.ts'
import { maskedEmail } from '#features/players/letter.ts'
import { OFFER_TABLES } from '#features/players/offer.ts'
import { hoursOf } from '#entities/payout-test/measure.ts'
import { findWithdrawals } from '#entities/payout-test/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { keysOf, pick } from '#shared/objects.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HOURS_AFTER = 6
const HOURS_SHOWN = 24
const MOST_SIMILAR = 10

export async function readForDesk(db: Reader, id: string, now: Date): Promise<DeskVoice> {
  const voice = await getVoice(db, id)
  const reader = offThread(db)
  const { decidedAt } = voice
  const shown = shownVoice(voice)
  const similar = voice.original === null ? [] : await findSimilar(reader, id, printsOf(voice.original))
  const others = await readVoices(
    reader,
    similar.slice(0, MOST_SIMILAR).map(({ voiceId }) => voiceId),
  )
  const offerOf = await findOffers(db, [voice, ...others])
  const author = await db
    .selectFrom('voiceAuthor')
    .where('voiceId', '=', id)
    .select(['email', 'mailboxHash'])
    .executeTakeFirst()
  const since = new Date(now.getTime() - ORIGINAL_DAYS * DAY_MS).toISOString()
  const step = await db
    .selectFrom('voiceStep')
    .where('voiceId', '=', id)
    .where('at', '>=', since)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return {
    ...listed(voice, offerOf(voice)),
    ...pick(voice, keysOf(SEEN)),
    bars: voice.bars.flatMap(({ what, ...bar }) => (what === 'all' ? [] : { ...bar, what })),
    promisedBy: addWorkingDays(pragueDay(new Date(voice.queuedAt)), DECIDED_IN_DAYS),
    keptUntil: decidedAt && new Date(Date.parse(decidedAt) + ORIGINAL_DAYS * DAY_MS).toISOString(),
    preview: { byEmail: { ...shown, isDocumented: false }, documented: { ...shown, isDocumented: true } },
    maskedEmail: author?.email ? maskedEmail(author.email) : '',
    canUndo: step !== undefined,
    tests: await readTests(db, voice),
    found: {
      similar: others.map((other) => ({
        id: other.id,
        offer: offerOf(other),
        at: other.createdAt,
        text: other.original ?? other.text,
      })),
      ...pick(voice, ['samePerson', 'isBurst', 'isDisposable']),
      ofPerson: author ? await countOfPerson(db, author.mailboxHash, id) : 0,
      hours: (await countByHour(reader, voice.recordId, { until: around(voice, now), hours: HOURS_SHOWN })).hours,
      usualPerDay: await usualPerDay(db, voice.recordId, now),
    },
  }
}

/** A burst goes on after each of its voices. */
const around = ({ queuedAt }: Voice, now: Date) =>
  new Date(Math.min(now.getTime(), Date.parse(queuedAt) + HOURS_AFTER * HOUR_MS))

async function readVoices(db: Reader, ids: string[]): Promise<Voice[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('voice').where('id', 'in', ids).selectAll().execute()
  return rows.map((row) => voiceMapper.decode(row))
}

const countOfPerson = (db: Reader, mailboxHash: string, id: string) =>
  countRows(db.selectFrom('voiceAuthor').where('mailboxHash', '=', mailboxHash).where('voiceId', '<>', id))

async function readTests(db: Reader, { collection, recordId }: Voice): Promise<DeskVoice['tests']> {
  const hours = (await findWithdrawals(db, OFFER_TABLES[collection], recordId)).flatMap((test) => hoursOf(test) ?? [])
  return hours.length === 0 ? null : { from: Math.min(...hours), to: Math.max(...hours) }
}
