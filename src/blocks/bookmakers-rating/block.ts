import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import type { BookmakerListQuery } from '#blocks/lookup.ts'
import { DEFAULT_FACTS, DEFAULT_LIMIT, ratingFields, withOverrides } from '#blocks/rating-fields.ts'
import { BookmakerFilter } from '#entities/bookmaker/schema.ts'
import type { OfferSort } from '#shared/schema/offer.ts'
import { id } from '#shared/schema/text.ts'

interface ListOptions {
  mode: 'manual' | 'top' | 'filter'
  filter?: BookmakerFilter | undefined
  sort?: OfferSort | undefined
  limit?: number | undefined
}

const listQuery = (data: ListOptions): BookmakerListQuery => ({
  filter: data.mode === 'filter' ? (data.filter ?? {}) : {},
  sort: data.sort ?? 'rating',
  limit: data.limit ?? DEFAULT_LIMIT,
})

export const bookmakersRating = defineBlock({
  kind: 'bookmakersRating',
  name: 'Bookmaker list',
  fields: {
    ...ratingFields,
    bookmakerIds: z.array(id).max(50).optional(),
    filter: BookmakerFilter.optional(),
  },
  rule: (data) => {
    if (data.mode === 'manual' && !data.bookmakerIds?.length) {
      return { path: 'bookmakerIds', message: 'Choose a bookmaker.' }
    }
  },
  empty: { mode: 'top', limit: 5, layout: 'cards' },
  refs: (data) =>
    data.mode === 'manual' ? { bookmakerIds: data.bookmakerIds ?? [] } : { bookmakerLists: [listQuery(data)] },
  present: (data, lookup) => {
    const found =
      data.mode === 'manual'
        ? (data.bookmakerIds ?? []).flatMap((bookmakerId) => lookup.bookmaker(bookmakerId) ?? [])
        : lookup.bookmakerList(listQuery(data))
    const bookmakers = withOverrides(found, data.override, (id) => lookup.bookmaker(id))
    return { ...presentHeading(data), bookmakers, layout: data.layout, show: data.show ?? DEFAULT_FACTS }
  },
  isEmpty: ({ bookmakers }) => bookmakers.length === 0,
})
export type BookmakersRating = ReturnType<typeof bookmakersRating.present>
