import { type RawBuilder, sql } from 'kysely'
import { findUnlicensed } from '#entities/licence/queries.server.ts'
import { type BonusPriceCard, UNPRICED_BONUS } from '#entities/offer/bonus-order.ts'
import { DIRECTIONS, type OfferKind, TIES } from '#entities/offer/order.ts'
import { effectivePayoutHours } from '#entities/payout-test/measure.ts'
import type { Reader } from '#records/db.server.ts'
import type { OfferSort } from '#shared/schema/offer.ts'

/** Payouts sort by measured time, else the promised one; bonuses by their price. Both have dedicated non-null columns. */
const NOT_NULL = new Set<OfferSort>(['payoutsSpeed', 'bonusPrice'])
const COLUMNS = { title: 'titleSort', payoutsSpeed: 'payoutOrder', bonusPrice: 'bonusOrder' }

/** Offers whose bonus price is hidden because they have no licence; queried only when a list sorts by price. */
export async function findHiddenPrices(
  db: Reader,
  table: OfferKind,
  lists: readonly { sort: OfferSort }[],
  now: Date,
): Promise<readonly string[]> {
  return lists.some(({ sort }) => sort === 'bonusPrice') ? findUnlicensed(db, table, now) : []
}

/** A hidden price sorts as none: otherwise the position would reveal it, and the list would look unsorted. */
export function orderBySort(
  table: OfferKind,
  sort: OfferSort,
  hiddenPrices: readonly string[] = [],
): RawBuilder<unknown>[] {
  const column = sql.ref(`${table}.${sort in COLUMNS ? COLUMNS[sort as keyof typeof COLUMNS] : sort}`)
  const direction = sql.raw(NOT_NULL.has(sort) ? 'asc' : `${DIRECTIONS[sort]} nulls last`)
  // With no hidden prices, the order is that of an index.
  const figure =
    sort === 'bonusPrice' && hiddenPrices.length > 0
      ? sql`case when ${sql.ref(`${table}.id`)} in (${sql.join(hiddenPrices)}) then ${sql.lit(UNPRICED_BONUS)} else ${column} end`
      : column
  return [sql`${figure} ${direction}`, ...TIES.map((tie) => tieIn(table, tie))]
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
  payoutsSpeed: effectivePayoutHours,
  minimumDeposit: ({ minimumDeposit }: Sortable) => minimumDeposit,
  bonusPrice: ({ bonusPrice }: Sortable) => bonusPrice && bonusPrice.value,
}

const collator = new Intl.Collator('cs')

/** The same order for records already in memory. */
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
