import { z } from 'zod'
import type { Lookup } from '#blocks/lookup.ts'
import { formatRating } from '#shared/czech/format.ts'
import { REASON_MAX, type OfferSort } from '#shared/schema/offer.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'

export const MOST_LISTED = 50
export const MOST_MOVED = 10

/** One that stands elsewhere than the rule puts it. Readers see the reason beside it, so there is none without. */
const Moved = z.strictObject({
  id,
  place: z.int().min(1).max(MOST_LISTED),
  reason: requiredText(REASON_MAX),
})
export type Moved = z.infer<typeof Moved>

const movedList = z
  .array(Moved)
  .max(MOST_MOVED)
  .superRefine((moved, context) => {
    for (const [index, { id: own, place }] of moved.entries()) {
      const before = moved.slice(0, index)
      const add = (field: keyof Moved, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message })
      if (before.some((other) => other.id === own)) add('id', 'This one is moved already.')
      if (before.some((other) => other.place === place)) add('place', 'Another one is moved to this place.')
    }
  })

/** What decides about the order of a list, besides its mode and sort. */
export const orderFields = {
  /** Lists by rule only: who is moved by hand, where to and why. */
  moved: movedList.optional(),
  /** Lists chosen by hand only: why these, in this order. */
  reason: text(REASON_MAX).optional(),
}

export interface ListOptions<Filter> {
  mode: 'manual' | 'top' | 'filter'
  filter?: Filter | undefined
  sort?: OfferSort | undefined
  limit?: number | undefined
  moved?: Moved[] | undefined
  reason?: string | undefined
}

/** Who is moved in a list; in one chosen by hand nobody is, because there is no rule. */
export const movedIn = ({ mode, moved = [] }: Pick<ListOptions<unknown>, 'mode' | 'moved'>): Moved[] =>
  mode === 'manual' ? [] : moved

/** On a card: where the rule would put it (null when it would not be in the list), and why it stands here. */
export interface MovedByHand {
  from: number | null
  reason: string
}

interface Listed {
  slug: string
  closedYear?: number | null
}

/**
 * The list of the rule with those that an editor moved. A card says so where its place is another than the rule's; what is gone or has closed is
 * in no list, moved or not.
 */
export function withMoved<Card extends Listed>(
  byRule: readonly Card[],
  moved: readonly Moved[],
  find: (id: string) => Card | undefined,
  limit: number,
): (Card & { moved?: MovedByHand })[] {
  const chosen = moved
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ id: own, place, reason }) => {
      const card = find(own)
      return card && !card.closedYear ? [{ card, place, reason }] : []
    })
  const places = new Map(byRule.map(({ slug }, index) => [slug, index + 1]))
  const reasons = new Map(chosen.map(({ card, reason }) => [card.slug, reason]))
  const cards = byRule.filter(({ slug }) => !reasons.has(slug))
  for (const { card, place } of chosen) cards.splice(place - 1, 0, card)
  return cards.slice(0, limit).map((card, index) => {
    const reason = reasons.get(card.slug)
    const from = places.get(card.slug) ?? null
    return reason === undefined || from === index + 1 ? card : { ...card, moved: { from, reason } }
  })
}

/** By what a list is sorted, as its block or its page says. */
export interface ListOrder {
  /** Null when the editors chose both the offers and their order. */
  sort: OfferSort | null
  /** What all that are listed have, e.g. „platební metoda Revolut“. */
  conditions: string[]
  /** Of a list chosen by hand. */
  reason: string
}

interface Filter {
  paymentMethod?: string | undefined
  gameType?: string | undefined
  softwareProvider?: string | undefined
  minRating?: number | undefined
}

const NAMED = [
  ['paymentMethod', 'platební metoda'],
  ['gameType', 'typ hry'],
  ['softwareProvider', 'herní studio'],
] as const

/** An attribute that is archived is not named. */
function conditionsOf(filter: Filter, { attribute }: Pick<Lookup, 'attribute'>): string[] {
  const named = NAMED.flatMap(([key, name]) => {
    const title = filter[key] && attribute(filter[key])
    return title ? [`${name} ${title}`] : []
  })
  return filter.minRating === undefined ? named : [...named, `hodnocení aspoň ${formatRating(filter.minRating)}`]
}

/** Told from the very query that makes the list. */
export const listOrder = (
  { mode, reason = '' }: ListOptions<unknown>,
  { sort, filter }: { sort: OfferSort; filter: Filter },
  lookup: Pick<Lookup, 'attribute'>,
): ListOrder =>
  mode === 'manual'
    ? { sort: null, conditions: [], reason }
    : { sort, conditions: conditionsOf(filter, lookup), reason: '' }
