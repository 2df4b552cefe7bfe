import { fieldError } from '#shared/app-error.ts'
import * as m from '#blocks/messages.ts'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { DEFAULT_FACTS, listedOffers, listQuery, ratingFields } from '#blocks/rating-fields.ts'
import { listOrder, movedIn } from '#blocks/rating-order.ts'
import { CasinoFilter } from '#entities/casino/schema.ts'
import { list } from '#shared/schema/list.ts'
import { id } from '#shared/schema/text.ts'

export const casinosRating = defineBlock({
  kind: 'casinosRating',
  fields: {
    ...ratingFields,
    casinoIds: list(id, 50).optional(),
    filter: CasinoFilter.optional(),
  },
  rule: (data) => {
    if (data.mode === 'manual' && !data.casinoIds?.length) return fieldError('casinoIds', m.chooseCasino)
  },
  empty: { mode: 'top', limit: 5, layout: 'cards' },
  refs: (data) =>
    data.mode === 'manual'
      ? { casinoIds: data.casinoIds ?? [] }
      : { casinoIds: movedIn(data).map((moved) => moved.id), casinoLists: [listQuery(data)] },
  present: (data, lookup) => {
    const query = listQuery(data)
    const casinos = listedOffers(data, {
      chosen: data.casinoIds,
      find: (offerId) => lookup.casino(offerId),
      byRule: () => lookup.casinoList(query),
    })
    const order = listOrder(data, query, lookup)
    return { ...presentHeading(data), casinos, order, layout: data.layout, show: data.show ?? DEFAULT_FACTS }
  },
  isEmpty: ({ casinos }) => casinos.length === 0,
})
export type CasinosRating = ReturnType<typeof casinosRating.present>
