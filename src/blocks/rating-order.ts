import { z } from 'zod'
import type { Lookup } from '#blocks/lookup.ts'
import * as m from '#blocks/messages.ts'
import { tell } from '#shared/schema/refused.ts'
import { type Message, said } from '#shared/words/message.ts'
import { formatRating } from '#shared/czech/format.ts'
import { REASON_MAX, type OfferSort } from '#shared/schema/offer.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'

export const MAX_LISTED = 50
export const MAX_MOVED = 10

/** Pins an offer to another place than the rule's. Readers see the reason, so it is required. */
const Moved = z.strictObject({
  id,
  place: z.int().min(1).max(MAX_LISTED),
  reason: requiredText(REASON_MAX),
})
export type Moved = z.infer<typeof Moved>

const movedList = z
  .array(Moved)
  .max(MAX_MOVED)
  .superRefine((moved, context) => {
    for (const [index, { id: own, place }] of moved.entries()) {
      const before = moved.slice(0, index)
      const add = (field: keyof Moved, message: Message) =>
        context.addIssue({ code: 'custom', path: [index, field], message: tell(said(message)) })
      if (before.some((other) => other.id === own)) add('id', m.movedAlready)
      if (before.some((other) => other.place === place)) add('place', m.placeTaken)
    }
  })

export const orderFields = {
  /** Only for lists sorted by rule: pinned offers. */
  moved: movedList.optional(),
  /** Only for hand-picked lists: why these, in this order. */
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

/** Pinned offers of a list; none in a hand-picked list, which has no rule. */
export const movedIn = ({ mode, moved = [] }: Pick<ListOptions<unknown>, 'mode' | 'moved'>): Moved[] =>
  mode === 'manual' ? [] : moved

/** On a card: its place by the rule (null if it would not be listed), and the reason for pinning. */
export interface MovedByHand {
  from: number | null
  reason: string
}

interface Listed {
  slug: string
  closedYear?: number | null
}

/** Inserts pinned offers, marked if their place differs from the rule's. Missing and closed ones are left out. */
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

export interface ListOrder {
  /** Null if the editors chose both the offers and their order. */
  sort: OfferSort | null
  /** Filter conditions in words, e.g. „platební metoda Revolut“. */
  conditions: string[]
  /** Only for hand-picked lists. */
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

/** Archived attributes are skipped. */
function conditionsOf(filter: Filter, { attribute }: Pick<Lookup, 'attribute'>): string[] {
  const named = NAMED.flatMap(([key, name]) => {
    const title = filter[key] && attribute(filter[key])
    return title ? [`${name} ${title}`] : []
  })
  return filter.minRating === undefined ? named : [...named, `hodnocení aspoň ${formatRating(filter.minRating)}`]
}

export const listOrder = (
  { mode, reason = '' }: ListOptions<unknown>,
  { sort, filter }: { sort: OfferSort; filter: Filter },
  lookup: Pick<Lookup, 'attribute'>,
): ListOrder =>
  mode === 'manual'
    ? { sort: null, conditions: [], reason }
    : { sort, conditions: conditionsOf(filter, lookup), reason: '' }
