import { type RawBuilder, sql } from 'kysely'
import { decidingHours } from '#entities/payout-test/measure.ts'
import type { OfferSort } from '#shared/schema/offer.ts'

/** Which end of a list comes first; a missing figure always comes last. */
const DIRECTIONS = { rating: 'desc', payoutsSpeed: 'asc', minimumDeposit: 'asc', title: 'asc' } as const

/** Payouts are sorted by what was measured, else by the promise: a column of its own, which is never empty. */
const COLUMNS = { title: 'titleSort', payoutsSpeed: 'payoutOrder' }

export function orderBySort(table: 'casino' | 'bookmaker', sort: OfferSort): RawBuilder<unknown>[] {
  const column = sql.ref(`${table}.${sort in COLUMNS ? COLUMNS[sort as keyof typeof COLUMNS] : sort}`)
  const direction = sql.raw(sort === 'payoutsSpeed' ? 'asc' : `${DIRECTIONS[sort]} nulls last`)
  const ties = [sql`${sql.ref(`${table}.rating`)} desc nulls last`, sql.ref(`${table}.titleSort`)]
  return [sql`${column} ${direction}`, ...ties]
}

interface Sortable {
  rating: number | null
  payoutsSpeed: number | null
  measuredHours: number | null
  minimumDeposit: number | null
  title: string
}

const FIGURES = {
  rating: ({ rating }: Sortable) => rating,
  payoutsSpeed: decidingHours,
  minimumDeposit: ({ minimumDeposit }: Sortable) => minimumDeposit,
}

const collator = new Intl.Collator('cs')

/** The same order for records that are already here. */
export function compareOffers(sort: OfferSort): (a: Sortable, b: Sortable) => number {
  const byNumber = (key: keyof typeof FIGURES, sign: number) => (a: Sortable, b: Sortable) => {
    const [left, right] = [FIGURES[key](a), FIGURES[key](b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  }
  const byTitle = (a: Sortable, b: Sortable) => collator.compare(a.title, b.title)
  const first = sort === 'title' ? byTitle : byNumber(sort, DIRECTIONS[sort] === 'desc' ? -1 : 1)
  return (a, b) => first(a, b) || byNumber('rating', -1)(a, b) || byTitle(a, b)
}
