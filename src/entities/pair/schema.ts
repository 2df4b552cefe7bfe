import { z } from 'zod'
import { id } from '#shared/schema/text.ts'

export const PAIR_KINDS = ['casino', 'bookmaker'] as const
export type PairKind = (typeof PAIR_KINDS)[number]

/** Two offers, known by their ids in one order. */
export interface Pair {
  first: string
  second: string
}

/** How many people had the two beside each other that day; nothing is known of who they were. */
export interface PairDayRow extends Pair {
  /** In Prague, as 2026-11-15. */
  day: string
  people: number
}

/** The two have a page of their own, which search engines are told of. */
export interface PairPageRow extends Pair {
  kind: PairKind
  userName: string
  createdAt: string
}

const PairOffer = z.object({ id, slug: z.string(), title: z.string() })

export const ListedPair = z
  .object({
    kind: z.enum(PAIR_KINDS),
    first: PairOffer,
    second: PairOffer,
    /** People in the last 90 days. */
    people: z.int(),
    isPage: z.boolean(),
    /** Where its page is, or would be. */
    path: z.string(),
  })
  .meta({ id: 'ListedPair' })
export type ListedPair = z.infer<typeof ListedPair>

export const PairSwitch = z
  .strictObject({ first: id, second: id, isPage: z.boolean() })
  .refine(({ first, second }) => first !== second, { path: ['second'], message: 'Choose two different ones.' })
  .meta({ id: 'PairSwitch' })
export type PairSwitch = z.infer<typeof PairSwitch>

export const inOrder = (one: string, other: string): Pair =>
  one < other ? { first: one, second: other } : { first: other, second: one }
