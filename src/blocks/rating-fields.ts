import { z } from 'zod'
import type { LicenceState } from '#entities/licence/state.ts'
import { hideIfUnlicensed } from '#entities/offer/hide-unlicensed.ts'
import type { OfferListQuery } from '#blocks/lookup.ts'
import {
  type ListOptions,
  MAX_LISTED,
  type MovedByHand,
  movedIn,
  orderFields,
  withMoved,
} from '#blocks/rating-order.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { list } from '#shared/schema/list.ts'
import { OFFER_SORTS } from '#shared/schema/offer.ts'
import { id, text } from '#shared/schema/text.ts'

export const OFFER_FACTS = [
  'bonus',
  'payoutsSpeed',
  'minimumDeposit',
  'numberCasinosGame',
  'licence',
  'review',
] as const
export type OfferFact = (typeof OFFER_FACTS)[number]

export const DEFAULT_FACTS: OfferFact[] = ['bonus', 'payoutsSpeed', 'minimumDeposit', 'review']
export const DEFAULT_LIMIT = 10

export const ratingFields = {
  mode: z.enum(['manual', 'top', 'filter']),
  limit: z.int().min(1).max(MAX_LISTED).optional(),
  sort: z.enum(OFFER_SORTS).optional(),
  layout: z.enum(['cards', 'table', 'compact']),
  show: list(z.enum(OFFER_FACTS), OFFER_FACTS.length).optional(),
  /** By record id: ribbon or bonus text for this list only. */
  override: z.record(id, z.strictObject({ ribbon: text(24).optional(), bonus: text(120).optional() })).optional(),
  ...orderFields,
}

type Override = { ribbon?: string | undefined; bonus?: string | undefined }

interface Overridden {
  slug: string
  ribbon: string
  bonus: string
  licenceState: LicenceState
  closedYear?: number | null
}

/** Overrides have record ids, cards only slugs. An empty override means the value of the record. */
function withOverrides<Card extends Overridden>(
  cards: Card[],
  overrides: Record<string, Override> | undefined,
  find: (id: string) => { slug: string } | undefined,
): Card[] {
  const bySlug = new Map(Object.entries(overrides ?? {}).map(([id, override]) => [find(id)?.slug, override]))
  return cards.map((card) => {
    const override = bySlug.get(card.slug)
    const shown = { ...card, ribbon: override?.ribbon || card.ribbon, bonus: override?.bonus || card.bonus }
    return hideIfUnlicensed(shown, { state: card.licenceState })
  })
}

export const listQuery = <Filter extends object>(data: ListOptions<Filter>): OfferListQuery<Partial<Filter>> => ({
  filter: data.mode === 'filter' ? (data.filter ?? {}) : {},
  sort: data.sort ?? BEST_FIRST,
  limit: data.limit ?? DEFAULT_LIMIT,
})

/** Chosen by hand, or found by the rule. */
interface Offers<Card> {
  chosen: readonly string[] | undefined
  byRule: () => Card[]
  find: (id: string) => Card | undefined
}

export function listedOffers<Card extends Overridden>(
  data: ListOptions<unknown> & { override?: Record<string, Override> | undefined },
  { chosen = [], byRule, find }: Offers<Card>,
): (Card & { moved?: MovedByHand })[] {
  const { mode, limit = DEFAULT_LIMIT, override } = data
  const found: (Card & { moved?: MovedByHand })[] =
    mode === 'manual'
      ? chosen.flatMap((offerId) => find(offerId) ?? [])
      : withMoved(byRule(), movedIn(data), find, limit)
  return withOverrides(found, override, find)
}
