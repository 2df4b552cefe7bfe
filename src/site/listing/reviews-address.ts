import type { OfferSort } from '#shared/schema/offer.ts'
import { keysOf } from '#shared/objects.ts'

export const REVIEWS_PATH = '/recenze/'
export const REVIEWS_PARAMS = ['zobrazit', 'seradit'] as const

/** The first is the default. */
export const TABLE_SORTS = {
  hodnoceni: 'rating',
  vyplata: 'payoutsSpeed',
  cena: 'bonusPrice',
  vklad: 'minimumDeposit',
  nazev: 'title',
} as const satisfies Record<string, OfferSort>
export type TableSort = keyof typeof TABLE_SORTS

const SORT_NAMES = keysOf(TABLE_SORTS)
export const USUAL_SORT: TableSort = 'hodnoceni'

type ReviewsAddress = { isTable: false } | { isTable: true; sort: TableSort }

export function parseReviews(params: URLSearchParams): ReviewsAddress {
  if (params.get('zobrazit') !== 'tabulka') return { isTable: false }
  return { isTable: true, sort: SORT_NAMES.find((name) => name === params.get('seradit')) ?? USUAL_SORT }
}

export function reviewsHref(address: ReviewsAddress): string {
  if (!address.isTable) return REVIEWS_PATH
  const sort = address.sort === USUAL_SORT ? '' : `&seradit=${address.sort}`
  return `${REVIEWS_PATH}?zobrazit=tabulka${sort}`
}
