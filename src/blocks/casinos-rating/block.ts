import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import type { CasinoListQuery } from '#blocks/lookup.ts'
import { DEFAULT_FACTS, DEFAULT_LIMIT, ratingFields, withOverrides } from '#blocks/rating-fields.ts'
import { CasinoFilter } from '#entities/casino/schema.ts'
import type { OfferSort } from '#shared/schema/offer.ts'
import { id } from '#shared/schema/text.ts'

interface ListOptions {
  mode: 'manual' | 'top' | 'filter'
  filter?: CasinoFilter | undefined
  sort?: OfferSort | undefined
  limit?: number | undefined
}

const listQuery = (data: ListOptions): CasinoListQuery => ({
  filter: data.mode === 'filter' ? (data.filter ?? {}) : {},
  sort: data.sort ?? 'rating',
  limit: data.limit ?? DEFAULT_LIMIT,
})

export const casinosRating = defineBlock({
  kind: 'casinosRating',
  name: 'Casino list',
  fields: {
    ...ratingFields,
    casinoIds: z.array(id).max(50).optional(),
    filter: CasinoFilter.optional(),
  },
  rule: (data) => {
    if (data.mode === 'manual' && !data.casinoIds?.length) return { path: 'casinoIds', message: 'Choose a casino.' }
  },
  empty: { mode: 'top', limit: 5, layout: 'cards' },
  refs: (data) => (data.mode === 'manual' ? { casinoIds: data.casinoIds ?? [] } : { casinoLists: [listQuery(data)] }),
  present: (data, lookup) => {
    const found =
      data.mode === 'manual'
        ? (data.casinoIds ?? []).flatMap((casinoId) => lookup.casino(casinoId) ?? [])
        : lookup.casinoList(listQuery(data))
    const casinos = withOverrides(found, data.override, (id) => lookup.casino(id))
    return { ...presentHeading(data), casinos, layout: data.layout, show: data.show ?? DEFAULT_FACTS }
  },
  isEmpty: ({ casinos }) => casinos.length === 0,
})
export type CasinosRating = ReturnType<typeof casinosRating.present>
