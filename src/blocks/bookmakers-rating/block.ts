import { fieldError } from '#shared/app-error.ts'
import * as m from '#blocks/messages.ts'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { DEFAULT_FACTS, listedOffers, listQuery, ratingFields } from '#blocks/rating-fields.ts'
import { listOrder, movedIn } from '#blocks/rating-order.ts'
import { BookmakerFilter } from '#entities/bookmaker/schema.ts'
import { list } from '#shared/schema/list.ts'
import { id } from '#shared/schema/text.ts'

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
    const query = listQuery(data)
    const bookmakers = listedOffers(data, {
      chosen: data.bookmakerIds,
      find: (offerId) => lookup.bookmaker(offerId),
      byRule: () => lookup.bookmakerList(query),
    })
    const order = listOrder(data, query, lookup)
    return { ...presentHeading(data), bookmakers, order, layout: data.layout, show: data.show ?? DEFAULT_FACTS }
  },
  isEmpty: ({ bookmakers }) => bookmakers.length === 0,
})
export type BookmakersRating = ReturnType<typeof bookmakersRating.present>
