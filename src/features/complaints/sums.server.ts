import type { Complaint, ComplaintSumRow } from '#features/complaints/schema.ts'
import { type BookFigures, NO_FIGURES, shareOf, weightedMedian } from '#features/complaints/shared/figures.ts'
import { FIELD_FROM, FIGURES_FROM } from '#features/complaints/shared/limits.ts'
import { SHOWN_STATE_NAMES, type ShownState, shownStateOf } from '#features/complaints/shared/states.ts'
import { ALL_COMPLAINTS, BOOK_FIELD, offerBookTag } from '#features/complaints/tags.server.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import { firstMonthBefore, medianOf } from '#features/voices/shared/figures.ts'
import { monthOf } from '#features/voices/shared/month.ts'
import { isPublic, RUNNING_COLUMNS } from '#entities/offer/public.server.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { columnTags } from '#records/record-tags.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { fromKeys } from '#shared/objects.ts'
import { daysBetween, pragueDay } from '#shared/czech/day.ts'

type Sum = Pick<ComplaintSumRow, 'measure' | 'month' | 'days' | 'value'>

const NO_MONTH = ''
/** Longer disputes are rare, and count as so long. */
const MOST_DAYS = 400
const isNow = (state: ShownState) => `is-${state}`

/** What a complaint adds to the sums of its offer. */
export function sumsOf({ state, receivedAt, closedAt, amount }: Complaint): Sum[] {
  const shown = shownStateOf(state)
  if (shown === null || receivedAt === null) return []
  const sums: Sum[] = [
    { measure: 'received', month: monthOf(new Date(receivedAt)), days: 0, value: 1 },
    { measure: isNow(shown), month: NO_MONTH, days: 0, value: 1 },
  ]
  if (closedAt === null || (state !== 'solved' && state !== 'unsolved' && state !== 'rejected')) return sums
  const month = monthOf(new Date(closedAt))
  const days = daysBetween(pragueDay(new Date(receivedAt)), pragueDay(new Date(closedAt)))
  sums.push({ measure: state, month, days: state === 'rejected' ? 0 : Math.min(days, MOST_DAYS), value: 1 })
  if (state === 'unsolved' && amount) sums.push({ measure: 'unpaid', month, days: 0, value: amount })
  return sums
}

const keyOf = ({ measure, month, days }: Sum) => `${measure} ${month} ${days}`

export async function moveSums(
  trx: Trx,
  { recordId, collection }: Pick<Complaint, 'recordId' | 'collection'>,
  from: readonly Sum[],
  to: readonly Sum[],
): Promise<void> {
  const changes = new Map<string, Sum>()
  for (const [sums, sign] of [
    [from, -1],
    [to, 1],
  ] as const) {
    for (const sum of sums) {
      const known = changes.get(keyOf(sum))?.value ?? 0
      changes.set(keyOf(sum), { ...sum, value: known + sign * sum.value })
    }
  }
  const moved = [...changes.values()].filter(({ value }) => value !== 0)
  if (moved.length === 0) return
  await trx
    .insertInto('complaintSum')
    .values(moved.map((sum) => ({ recordId, collection, ...sum })))
    .onConflict((conflict) =>
      conflict
        .columns(['recordId', 'measure', 'month', 'days'])
        .doUpdateSet((eb) => ({ value: eb('complaintSum.value', '+', eb.ref('excluded.value')) })),
    )
    .execute()
}

interface Counted {
  measure: string
  month: string
  days: number
  value: number | string
}

type OpenState = 'received' | 'checking' | 'operator'
const OPEN: readonly OpenState[] = ['received', 'checking', 'operator']

function figuresOf(rows: readonly Counted[], now: Date): BookFigures {
  const first = firstMonthBefore(monthOf(now))
  const recent = rows.filter(({ month }) => month >= first)
  // PostgreSQL returns sums as strings.
  const sum = (some: readonly Counted[], ...measures: string[]) =>
    some.reduce((total, { measure, value }) => total + (measures.includes(measure) ? Number(value) : 0), 0)
  const days = new Map<number, number>()
  for (const row of recent) {
    if (row.measure === 'solved' || row.measure === 'unsolved') {
      days.set(row.days, (days.get(row.days) ?? 0) + Number(row.value))
    }
  }
  const [solved, unsolved] = [sum(recent, 'solved'), sum(recent, 'unsolved')]
  return {
    received: sum(recent, 'received'),
    solved,
    unsolved,
    rejected: sum(recent, 'rejected'),
    open: sum(rows, ...OPEN.map(isNow)),
    medianDays: solved + unsolved >= FIGURES_FROM ? weightedMedian(days) : null,
    unpaid: sum(recent, 'unpaid'),
    listed: sum(rows, ...SHOWN_STATE_NAMES.map(isNow)),
  }
}

const COLUMNS = ['measure', 'month', 'days', 'value'] as const

/** What one offer has in the book. */
export async function readBook(db: Reader, recordId: string, now: Date): Promise<BookFigures> {
  const first = firstMonthBefore(monthOf(now))
  const rows = await readTagged(
    ['complaint'],
    () =>
      db
        .selectFrom('complaintSum')
        .where('recordId', '=', recordId)
        .where((eb) => eb.or([eb('month', '>=', first), eb('month', '=', NO_MONTH)]))
        .select(COLUMNS)
        .execute(),
    () => [offerBookTag(recordId)],
  )
  return rows.length === 0 ? NO_FIGURES : figuresOf(rows, now)
}

/** How many each state has now, of one offer or of all. */
export async function countStates(db: Reader, recordId: string | null): Promise<Record<ShownState, number>> {
  const rows = await readTagged(
    ['complaint'],
    () =>
      db
        .selectFrom('complaintSum')
        .where('month', '=', NO_MONTH)
        .$if(recordId !== null, (query) => query.where('recordId', '=', recordId ?? ''))
        .groupBy('measure')
        .select((eb) => ['measure', eb.fn.sum<number | string>('value').as('value')])
        .execute(),
    () => [recordId === null ? ALL_COMPLAINTS : offerBookTag(recordId)],
  )
  const known = new Map(rows.map(({ measure, value }) => [measure, Number(value)]))
  return fromKeys(SHOWN_STATE_NAMES, (state) => known.get(isNow(state)) ?? 0)
}

const TABLES = { casinos: 'casino', bookmakers: 'bookmaker' } as const

async function readOffers(db: Reader, collection: OfferCollection, now: Date, tag: string) {
  const table = TABLES[collection]
  const first = firstMonthBefore(monthOf(now))
  const rows = await readTagged(
    ['complaint', table],
    () =>
      db
        .selectFrom('complaintSum')
        .where('collection', '=', collection)
        .where((eb) => eb.or([eb('month', '>=', first), eb('month', '=', NO_MONTH)]))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom(table)
              .whereRef(`${table}.id`, '=', 'complaintSum.recordId')
              .where(isPublic(table))
              .select(`${table}.id`),
          ),
        )
        .select(['recordId', ...COLUMNS])
        .execute(),
    () => [tag, ...(table === 'casino' ? columnTags(table, RUNNING_COLUMNS) : [table])],
  )
  return new Map(
    [...Map.groupBy(rows, ({ recordId }) => recordId)].map(([id, some]): [string, BookFigures] => [
      id,
      figuresOf(some, now),
    ]),
  )
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
  const shares = books.flatMap((book) => shareOf(book) ?? [])
  const days = books.flatMap(({ medianDays }) => medianDays ?? [])
  if (shares.length < FIELD_FROM) return { share: null, days: null }
  return { share: medianOf(shares), days: medianOf(days) }
}

/** The pages that show it are cached until a median changes. */
export const loadBookField = defineCached(readBookField)

/** All offers together. */
export async function readYear(db: Reader, now: Date): Promise<BookFigures> {
  const first = firstMonthBefore(monthOf(now))
  const rows = await readTagged(
    ['complaint'],
    () =>
      db
        .selectFrom('complaintSum')
        .where((eb) => eb.or([eb('month', '>=', first), eb('month', '=', NO_MONTH)]))
        .groupBy(['measure', 'month', 'days'])
        .select((eb) => ['measure', 'month', 'days', eb.fn.sum<number | string>('value').as('value')])
        .execute(),
    () => [ALL_COMPLAINTS],
  )
  return figuresOf(rows, now)
}
