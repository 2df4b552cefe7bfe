import { fieldError } from '#shared/app-error.ts'
import * as m from '#blocks/messages.ts'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import type { CasinoListQuery } from '#blocks/lookup.ts'
import { DEFAULT_FACTS, DEFAULT_LIMIT, ratingFields, withOverrides } from '#blocks/rating-fields.ts'
import { listOrder, type ListOptions, movedIn, withMoved } from '#blocks/rating-order.ts'
import { CasinoFilter } from '#entities/casino/schema.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { list } from '#shared/schema/list.ts'
import { id } from '#shared/schema/text.ts'

const listQuery = (data: ListOptions<CasinoFilter>): CasinoListQuery => ({
  filter: data.mode === 'filter' ? (data.filter ?? {}) : {},
  sort: data.sort ?? BEST_FIRST,
  limit: data.limit ?? DEFAULT_LIMIT,
})

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
    const find = (casinoId: string) => lookup.casino(casinoId)
    const query = listQuery(data)
    const found =
      data.mode === 'manual'
        ? (data.casinoIds ?? []).flatMap((casinoId) => find(casinoId) ?? [])
        : withMoved(lookup.casinoList(query), movedIn(data), find, query.limit)
    const casinos = withOverrides(found, data.override, find)
    const order = listOrder(data, query, lookup)
    return { ...presentHeading(data), casinos, order, layout: data.layout, show: data.show ?? DEFAULT_FACTS }
  },
  isEmpty: ({ casinos }) => casinos.length === 0,
})
export type CasinosRating = ReturnType<typeof casinosRating.present>
