import { fieldError } from '#shared/app-error.ts'
import * as m from '#blocks/messages.ts'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import type { BookmakerListQuery } from '#blocks/lookup.ts'
import { DEFAULT_FACTS, DEFAULT_LIMIT, ratingFields, withOverrides } from '#blocks/rating-fields.ts'
import { listOrder, type ListOptions, movedIn, withMoved } from '#blocks/rating-order.ts'
import { BookmakerFilter } from '#entities/bookmaker/schema.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { list } from '#shared/schema/list.ts'
import { id } from '#shared/schema/text.ts'

const listQuery = (data: ListOptions<BookmakerFilter>): BookmakerListQuery => ({
  filter: data.mode === 'filter' ? (data.filter ?? {}) : {},
  sort: data.sort ?? BEST_FIRST,
  limit: data.limit ?? DEFAULT_LIMIT,
})

export const bookmakersRating = defineBlock({
  kind: 'bookmakersRating',
  fields: {
    ...ratingFields,
    bookmakerIds: list(id, 50).optional(),
    filter: BookmakerFilter.optional(),
  },
  rule: (data) => {
    if (data.mode === 'manual' && !data.bookmakerIds?.length) {
      return fieldError('bookmakerIds', m.chooseBookmaker)
    }
  },
  empty: { mode: 'top', limit: 5, layout: 'cards' },
  refs: (data) =>
    data.mode === 'manual'
      ? { bookmakerIds: data.bookmakerIds ?? [] }
      : { bookmakerIds: movedIn(data).map((moved) => moved.id), bookmakerLists: [listQuery(data)] },
  present: (data, lookup) => {
    const find = (bookmakerId: string) => lookup.bookmaker(bookmakerId)
    const query = listQuery(data)
    const found =
      data.mode === 'manual'
        ? (data.bookmakerIds ?? []).flatMap((bookmakerId) => find(bookmakerId) ?? [])
        : withMoved(lookup.bookmakerList(query), movedIn(data), find, query.limit)
    const bookmakers = withOverrides(found, data.override, find)
    const order = listOrder(data, query, lookup)
    return { ...presentHeading(data), bookmakers, order, layout: data.layout, show: data.show ?? DEFAULT_FACTS }
  },
  isEmpty: ({ bookmakers }) => bookmakers.length === 0,
})
export type BookmakersRating = ReturnType<typeof bookmakersRating.present>
