import { type RawBuilder, sql } from 'kysely'
import type { BonusPriceCard } from '#entities/offer/bonus-order.ts'
import { DIRECTIONS, TIES } from '#entities/offer/order.ts'
import { decidingHours } from '#entities/payout-test/measure.ts'
import type { OfferSort } from '#shared/schema/offer.ts'

/** Payouts are sorted by what was measured, else by the promise, and bonuses by what they cost: columns of their own, which are never empty. */
const NEVER_EMPTY = new Set<OfferSort>(['payoutsSpeed', 'bonusPrice'])
const COLUMNS = { title: 'titleSort', payoutsSpeed: 'payoutOrder', bonusPrice: 'bonusOrder' }

export function orderBySort(table: 'casino' | 'bookmaker', sort: OfferSort): RawBuilder<unknown>[] {
  const column = sql.ref(`${table}.${sort in COLUMNS ? COLUMNS[sort as keyof typeof COLUMNS] : sort}`)
  const direction = sql.raw(NEVER_EMPTY.has(sort) ? 'asc' : `${DIRECTIONS[sort]} nulls last`)
  return [sql`${column} ${direction}`, ...TIES.map((tie) => tieIn(table, tie))]
}

const tieIn = (table: string, tie: (typeof TIES)[number]) =>
  tie === 'title'
    ? sql.ref(`${table}.titleSort`)
    : sql`${sql.ref(`${table}.${tie}`)} ${sql.raw(DIRECTIONS[tie])} nulls last`

interface Sortable {
  rating: number | null
  payoutsSpeed: number | null
  measuredHours: number | null
  minimumDeposit: number | null
  bonusPrice: BonusPriceCard
  title: string
}

const FIGURES = {
  rating: ({ rating }: Sortable) => rating,
  payoutsSpeed: decidingHours,
  minimumDeposit: ({ minimumDeposit }: Sortable) => minimumDeposit,
  bonusPrice: ({ bonusPrice }: Sortable) => bonusPrice && bonusPrice.value,
}

const collator = new Intl.Collator('cs')

/** The same order for records that are already here. */
export function compareOffers(sort: OfferSort): (a: Sortable, b: Sortable) => number {
  const steps = [sort, ...TIES].map(compareBy)
  return (a, b) => {
    for (const compare of steps) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

function compareBy(sort: OfferSort): (a: Sortable, b: Sortable) => number {
  if (sort === 'title') return (a, b) => collator.compare(a.title, b.title)
  const sign = DIRECTIONS[sort] === 'desc' ? -1 : 1
  return (a, b) => {
    const [left, right] = [FIGURES[sort](a), FIGURES[sort](b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  }
}
