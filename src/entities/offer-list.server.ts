import { type RawBuilder, sql } from 'kysely'
import type { OfferSort } from '#shared/schema/offer.ts'

/** Which end of a list comes first; a missing figure always comes last. */
const DIRECTIONS = { rating: 'desc', payoutsSpeed: 'asc', minimumDeposit: 'asc', title: 'asc' } as const

export function orderBySort(table: 'casino' | 'bookmaker', sort: OfferSort): RawBuilder<unknown>[] {
  const column = sql.ref(`${table}.${sort === 'title' ? 'titleSort' : sort}`)
  const direction = sql.raw(DIRECTIONS[sort])
  const ties = [sql`${sql.ref(`${table}.rating`)} desc nulls last`, sql.ref(`${table}.titleSort`)]
  return [sql`${column} ${direction} nulls last`, ...ties]
}

type Sortable = { rating: number | null; payoutsSpeed: number | null; minimumDeposit: number | null; title: string }

const collator = new Intl.Collator('cs')

/** The same order for records that are already here. */
export function compareOffers(sort: OfferSort): (a: Sortable, b: Sortable) => number {
  const byNumber = (key: 'rating' | 'payoutsSpeed' | 'minimumDeposit', sign: number) => (a: Sortable, b: Sortable) => {
    const [left, right] = [a[key], b[key]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  }
  const byTitle = (a: Sortable, b: Sortable) => collator.compare(a.title, b.title)
  const first = sort === 'title' ? byTitle : byNumber(sort, DIRECTIONS[sort] === 'desc' ? -1 : 1)
  return (a, b) => first(a, b) || byNumber('rating', -1)(a, b) || byTitle(a, b)
}
