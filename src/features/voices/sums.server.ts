import { firstMonthBefore, monthOf } from '#features/players/months.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import { readSums } from '#features/players/offer.server.ts'
import type { Voice, VoiceMonthRow } from '#features/voices/schema.ts'
import {
  type FieldShares,
  hasFigures,
  NO_FIGURES,
  percentOf,
  shareOf,
  type VoiceFigures,
} from '#features/voices/shared/figures.ts'
import { QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import { medianOf } from '#entities/payout-test/measure.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { fromKeys } from '#shared/objects.ts'

/** Pages of one offer. */
export const offerVoicesTag = (recordId: string) => recordTag('voice', recordId)
/** The list of all offers with voices. */
export const ALL_VOICES = 'voice@all'
/** The medians, which most voices do not change. */
export const fieldTag = (collection: OfferCollection) => `voice@field:${collection}`

type Counts = Omit<VoiceMonthRow, 'recordId' | 'month' | 'collection'>

export const YES_AND_NO = QUESTION_NAMES.flatMap((name) => [`${name}Yes`, `${name}No`] as const)
const COUNTED = [...(['people', 'withdrawn', 'recommending', 'documented'] as const), ...YES_AND_NO]
export const NOTHING: Counts = fromKeys(COUNTED, () => 0)

/** What a voice adds to the sums of its month. */
export function countsOf(voice: Voice): Counts {
  if (voice.state === 'withdrawn') return { ...NOTHING, withdrawn: Number(voice.isListed) }
  if (voice.state !== 'shown') return NOTHING
  const counts = { ...NOTHING, people: 1 }
  counts.recommending = Number(voice.recommends)
  counts.documented = Number(voice.isDocumented)
  for (const name of QUESTION_NAMES) {
    counts[`${name}Yes`] = Number(voice[name] === 'yes')
    counts[`${name}No`] = Number(voice[name] === 'no')
  }
  return counts
}

export async function moveCounts(trx: Trx, voice: Voice, from: Counts, to: Counts): Promise<void> {
  const change = fromKeys(COUNTED, (name) => to[name] - from[name])
  if (COUNTED.every((name) => change[name] === 0)) return
  const { recordId, collection } = voice
  await trx
    .insertInto('voiceMonth')
    .values({ recordId, collection, month: monthOf(new Date(voice.createdAt)), ...change })
    .onConflict((conflict) =>
      conflict
        .columns(['recordId', 'month'])
        .doUpdateSet((eb) => fromKeys(COUNTED, (name) => eb(`voiceMonth.${name}`, '+', eb.ref(`excluded.${name}`)))),
    )
    .execute()
}

export type MonthCounts = Counts & { month: string }

/** Of each month that has any, the newest first. */
export const readMonths = (db: Reader, recordId: string): Promise<MonthCounts[]> =>
  db
    .selectFrom('voiceMonth')
    .where('recordId', '=', recordId)
    .orderBy('month', 'desc')
    .select(['month', ...COUNTED])
    .execute()

/** PostgreSQL returns sums as strings. */
const added = (rows: readonly Record<keyof Counts, number | string>[]): Counts =>
  rows.reduce<Counts>((sums, row) => fromKeys(COUNTED, (name) => sums[name] + Number(row[name])), NOTHING)

export function figuresOf(months: readonly MonthCounts[], now: Date): VoiceFigures {
  if (months.length === 0) return NO_FIGURES
  const first = firstMonthBefore(monthOf(now))
  const all = added(months)
  return {
    total: all.people,
    listed: all.people + all.withdrawn,
    ...lastYear(added(months.filter(({ month }) => month >= first))),
  }
}

const lastYear = (counts: Counts) => ({
  people: counts.people,
  recommending: shareOf(counts.recommending, counts.people),
  documented: counts.documented,
  answers: answersOf(counts),
})

type Answered = Pick<Counts, (typeof YES_AND_NO)[number]>

export const answersOf = (counts: Answered) =>
  fromKeys(QUESTION_NAMES, (name) => shareOf(counts[`${name}Yes`], counts[`${name}Yes`] + counts[`${name}No`]))

type OfferFigures = ReturnType<typeof lastYear>

/** The last twelve months of each public offer that has any. */
async function readOffers(db: Reader, collection: OfferCollection, now: Date, tag: string) {
  const rows = await readSums('voice', collection, tag, (table) =>
    db
      .selectFrom(table)
      .innerJoin('voiceMonth', 'voiceMonth.recordId', `${table}.id`)
      .where(isPublic(table))
      .where('month', '>=', firstMonthBefore(monthOf(now)))
      .groupBy('recordId')
      .select('recordId')
      .select((eb) => COUNTED.map((name) => eb.fn.sum<number | string>(name).as(name)))
      .execute(),
  )
  return new Map(rows.map(({ recordId, ...sums }): [string, OfferFigures] => [recordId, lastYear(added([sums]))]))
}

/** How many offers of the field are asked, and their median. */
export async function readField(db: Reader, collection: OfferCollection, now: Date): Promise<FieldShares> {
  const offers = [...(await readOffers(db, collection, now, fieldTag(collection))).values()].filter(hasFigures)
  const median = (share: (offer: OfferFigures) => number | null) => {
    const middle = medianOf(offers.flatMap((offer) => share(offer) ?? []))
    return middle && Math.round(middle)
  }
  return {
    recommending: median(({ recommending }) => percentOf(recommending)),
    ...fromKeys(QUESTION_NAMES, (name) => median(({ answers }) => percentOf(answers[name]))),
  }
}

/** The pages that show it are cached until a median changes. */
export const loadField = defineCached(readField)

export const readAllOffers = (db: Reader, collection: OfferCollection, now: Date) =>
  readOffers(db, collection, now, ALL_VOICES)
