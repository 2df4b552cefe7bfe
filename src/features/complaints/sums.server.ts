import type { ExpressionBuilder } from 'kysely'
import type { Complaint } from '#features/complaints/schema.ts'
import type { ComplaintSumRow } from '#features/complaints/apart-schema.ts'
import { type BookFigures, hasFigures, shareOf } from '#features/complaints/shared/figures.ts'
import { SHOWN_STATE_NAMES, type ShownState, shownStateOf } from '#features/complaints/shared/states.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import { firstMonthBefore, monthOf } from '#features/players/months.ts'
import { readSums } from '#features/players/offer.server.ts'
import { medianOfCounts } from '#entities/casino/benchmark.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import { medianOf } from '#entities/payout-test/measure.ts'
import type { Reader, Tables, Trx } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { fromKeys } from '#shared/objects.ts'
import { daysBetween, pragueDay } from '#shared/czech/day.ts'

/** The page of one complaint. */
export const complaintTag = (id: string) => recordTag('complaint', id)
/** What one offer has in the book. */
export const offerBookTag = (recordId: string) => `complaint@offer:${recordId}`
/** The list and the ledger of all offers. */
export const ALL_COMPLAINTS = 'complaint@all'
/** The medians, which most complaints do not change. */
export const BOOK_FIELD = 'complaint@field'

type Sum = Pick<ComplaintSumRow, 'measure' | 'month' | 'days' | 'value'>

const NO_MONTH = ''
/** Longer disputes are rare, and count as so long. */
const MOST_DAYS = 400
const isNow = (state: ShownState) => `is-${state}`

/** What a complaint adds to the sums of its offer. */
export function sumsOf({ state, receivedAt, closedAt, amount, verdict, sentAt }: Complaint): Sum[] {
  const shown = shownStateOf(state)
  if (shown === null || receivedAt === null) return []
  const receivedIn = monthOf(new Date(receivedAt))
  const sums: Sum[] = [
    { measure: 'received', month: receivedIn, days: 0, value: 1 },
    { measure: isNow(shown), month: NO_MONTH, days: 0, value: 1 },
  ]
  if (verdict !== '' && sentAt === null) sums.push({ measure: 'unreached', month: receivedIn, days: 0, value: 1 })
  if (closedAt === null || (state !== 'solved' && state !== 'unsolved' && state !== 'rejected')) return sums
  const month = monthOf(new Date(closedAt))
  const days = daysBetween(pragueDay(new Date(receivedAt)), pragueDay(new Date(closedAt)))
  sums.push({ measure: state, month, days: state === 'rejected' ? 0 : Math.min(days, MOST_DAYS), value: 1 })
  if (state === 'unsolved' && amount) sums.push({ measure: 'unpaid', month, days: 0, value: amount })
  return sums
}

const keyOf = ({ measure, month, days }: Sum) => `${measure} ${month} ${days}`

/** The record under which the sums of all offers are kept: adding them up would take longer with each. */
export const ALL_OFFERS = ''

export async function moveSums(
  trx: Trx,
  { recordId, collection }: Pick<Complaint, 'recordId' | 'collection'>,
  from: readonly Sum[],
  to: readonly Sum[],
): Promise<void> {
  const changes = new Map<string, Sum>()
  for (const sum of [...from.map((one) => ({ ...one, value: -one.value })), ...to]) {
    changes.set(keyOf(sum), { ...sum, value: (changes.get(keyOf(sum))?.value ?? 0) + sum.value })
  }
  // In one order: two transactions that wait for each other's rows of all offers would be a deadlock.
  const moved = [...changes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, sum]) => (sum.value === 0 ? [] : [sum]))
  if (moved.length === 0) return
  await trx
    .insertInto('complaintSum')
    .values([
      ...moved.map((sum) => ({ recordId, collection, ...sum })),
      ...moved.map((sum) => ({ recordId: ALL_OFFERS, collection: '' as const, ...sum })),
    ])
    .onConflict((conflict) =>
      conflict
        .columns(['recordId', 'measure', 'month', 'days'])
        .doUpdateSet((eb) => ({ value: eb('complaintSum.value', '+', eb.ref('excluded.value')) })),
    )
    .execute()
}

/** What an offer that is deleted has in the book. */
export async function removeSums(trx: Trx, collection: OfferCollection, recordId: string): Promise<void> {
  const sums = await trx.selectFrom('complaintSum').where('recordId', '=', recordId).select(COLUMNS).execute()
  await moveSums(trx, { recordId, collection }, sums, [])
  await trx.deleteFrom('complaintSum').where('recordId', '=', recordId).execute()
}

const OPEN = ['received', 'checking', 'operator'] as const

function figuresOf(rows: readonly Sum[], now: Date): BookFigures {
  const first = firstMonthBefore(monthOf(now))
  const recent = rows.filter(({ month }) => month >= first)
  const sum = (some: readonly Sum[], ...measures: string[]) =>
    some.reduce((total, { measure, value }) => total + (measures.includes(measure) ? value : 0), 0)
  const days = recent.filter(({ measure }) => measure === 'solved' || measure === 'unsolved')
  const median = medianOfCounts(
    days.map((row) => ({ value: row.days, count: row.value })).toSorted((one, other) => one.value - other.value),
  )
  const counts = fromKeys(['received', 'solved', 'unsolved', 'rejected', 'unreached'], (name) => sum(recent, name))
  const isEnough = hasFigures(counts)
  return {
    ...counts,
    open: sum(rows, ...OPEN.map(isNow)),
    medianDays: isEnough ? median && Math.round(median) : null,
    unpaid: isEnough ? sum(recent, 'unpaid') : null,
    listed: sum(rows, ...SHOWN_STATE_NAMES.map(isNow)),
  }
}

const COLUMNS = ['measure', 'month', 'days', 'value'] as const

/** What the year says, and what is now. */
const ofYear = (now: Date) => (eb: ExpressionBuilder<Tables, 'complaintSum'>) =>
  eb.or([eb('month', '>=', firstMonthBefore(monthOf(now))), eb('month', '=', NO_MONTH)])

const bookOf = (tagOf: (recordId: string) => string) => async (db: Reader, recordId: string, now: Date) => {
  const rows = await readTagged(
    ['complaint'],
    () => db.selectFrom('complaintSum').where('recordId', '=', recordId).where(ofYear(now)).select(COLUMNS).execute(),
    () => [tagOf(recordId)],
  )
  return figuresOf(rows, now)
}

/** What one offer has in the book. */
export const readBook = bookOf(offerBookTag)

/** How many each state has now, of one offer or of all. */
export async function countStates(db: Reader, recordId: string | null): Promise<Record<ShownState, number>> {
  const rows = await readTagged(
    ['complaint'],
    () =>
      db
        .selectFrom('complaintSum')
        .where('recordId', '=', recordId ?? ALL_OFFERS)
        .where('month', '=', NO_MONTH)
        .select(['measure', 'value'])
        .execute(),
    () => [recordId === null ? ALL_COMPLAINTS : offerBookTag(recordId)],
  )
  const known = new Map(rows.map(({ measure, value }) => [measure, value]))
  return fromKeys(SHOWN_STATE_NAMES, (state) => known.get(isNow(state)) ?? 0)
}

async function readOffers(db: Reader, collection: OfferCollection, now: Date, tag: string) {
  const rows = await readSums('complaint', collection, tag, (table) =>
    db
      .selectFrom(table)
      .innerJoin('complaintSum', 'complaintSum.recordId', `${table}.id`)
      .where(isPublic(table))
      .where(ofYear(now))
      .select(['recordId', ...COLUMNS])
      .execute(),
  )
  const books = Map.groupBy(rows, ({ recordId }) => recordId)
  return new Map([...books].map(([id, some]): [string, BookFigures] => [id, figuresOf(some, now)]))
}

export const readAllBooks = (db: Reader, collection: OfferCollection, now: Date) =>
  readOffers(db, collection, now, ALL_COMPLAINTS)

/** The medians of the field: of the shares of solved ones in percents, and of their days. */
export interface BookField {
  share: number | null
  days: number | null
}

export async function readBookField(db: Reader, collection: OfferCollection, now: Date): Promise<BookField> {
  const books = [...(await readOffers(db, collection, now, BOOK_FIELD)).values()]
  const rounded = (median: number | null) => median && Math.round(median)
  const share = rounded(medianOf(books.flatMap((book) => shareOf(book) ?? [])))
  const days = books.flatMap(({ medianDays }) => medianDays ?? [])
  return { share, days: share === null ? null : rounded(medianOf(days)) }
}

/** The pages that show it are cached until a median changes. */
export const loadBookField = defineCached(readBookField)

const readAll = bookOf(() => ALL_COMPLAINTS)

/** All offers together. */
export const readYear = (db: Reader, now: Date): Promise<BookFigures> => readAll(db, ALL_OFFERS, now)
