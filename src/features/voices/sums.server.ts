import type { OfferCollection } from '#features/players/offer.ts'
import { sql } from 'kysely'
import type { Voice, VoiceMonthRow } from '#features/voices/schema.ts'
import {
  type FieldShares,
  firstMonthBefore,
  hasFigures,
  medianOf,
  NO_FIGURES,
  percentOf,
  type VoiceFigures,
} from '#features/voices/shared/figures.ts'
import { FIELD_FROM } from '#features/voices/shared/limits.ts'
import { monthOf } from '#features/voices/shared/month.ts'
import { QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { ALL_VOICES, fieldTag } from '#features/voices/tags.server.ts'
import { isPublic, RUNNING_COLUMNS } from '#entities/offer/public.server.ts'
import { columnTags } from '#records/record-tags.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { fromKeys, keysOf } from '#shared/objects.ts'

type Counts = Omit<VoiceMonthRow, 'recordId' | 'month' | 'collection'>

export const NOTHING: Counts = {
  people: 0,
  withdrawn: 0,
  recommending: 0,
  documented: 0,
  payoutYes: 0,
  payoutNo: 0,
  termsYes: 0,
  termsNo: 0,
  supportYes: 0,
  supportNo: 0,
  verificationYes: 0,
  verificationNo: 0,
  againYes: 0,
  againNo: 0,
}
const COUNTED = keysOf(NOTHING)

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
  recommending: counts.recommending,
  documented: counts.documented,
  answers: fromKeys(QUESTION_NAMES, (name) => ({
    yes: counts[`${name}Yes`],
    of: counts[`${name}Yes`] + counts[`${name}No`],
  })),
})

type OfferFigures = ReturnType<typeof lastYear>

const TABLES = { casinos: 'casino', bookmakers: 'bookmaker' } as const

/** The last twelve months of each public offer that has any. */
async function readOffers(db: Reader, collection: OfferCollection, now: Date, tag: string) {
  const table = TABLES[collection]
  const rows = await readTagged(
    ['voice', table],
    () =>
      db
        .selectFrom('voiceMonth')
        .where('collection', '=', collection)
        .where('month', '>=', firstMonthBefore(monthOf(now)))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom(table)
              .whereRef(`${table}.id`, '=', 'voiceMonth.recordId')
              .where(isPublic(table))
              .select(`${table}.id`),
          ),
        )
        .groupBy('recordId')
        .select('recordId')
        .select((eb) => COUNTED.map((name) => eb.fn.sum<number | string>(name).as(name)))
        .execute(),
    () => [tag, ...(table === 'casino' ? columnTags(table, RUNNING_COLUMNS) : [table])],
  )
  return new Map(rows.map(({ recordId, ...sums }): [string, OfferFigures] => [recordId, lastYear(added([sums]))]))
}

/** How many offers of the field are asked, and their median. */
export async function readField(db: Reader, collection: OfferCollection, now: Date): Promise<FieldShares> {
  const offers = [...(await readOffers(db, collection, now, fieldTag(collection))).values()].filter(hasFigures)
  const median = (share: (offer: OfferFigures) => number | null) => {
    const known = offers.flatMap((offer) => share(offer) ?? [])
    return known.length >= FIELD_FROM ? medianOf(known) : null
  }
  return {
    recommending: median(({ recommending, people }) => percentOf({ yes: recommending, of: people })),
    ...fromKeys(QUESTION_NAMES, (name) => median(({ answers }) => percentOf(answers[name]))),
  }
}

/** The pages that show it are cached until a median changes. */
export const loadField = defineCached(readField)

export const readAllOffers = (db: Reader, collection: OfferCollection, now: Date) =>
  readOffers(db, collection, now, ALL_VOICES)

/** Of all offers, for the sitemap and the list of all. */
export const offersWithVoices = async (db: Reader): Promise<string[]> => {
  const rows = await readTagged(
    ['voice'],
    () => db.selectFrom('voiceMonth').where('people', '>', sql.lit(0)).select('recordId').distinct().execute(),
    () => [ALL_VOICES],
  )
  return rows.map(({ recordId }) => recordId)
}
