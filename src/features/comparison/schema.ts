import { refused } from '#shared/schema/refused.ts'
import * as m from '#features/comparison/messages.ts'
import { z } from 'zod'
import { id } from '#shared/schema/text.ts'

export const PAIR_KINDS = ['casino', 'bookmaker'] as const
export type PairKind = (typeof PAIR_KINDS)[number]

/** Two offers by id, in ascending order. */
export interface Pair {
  first: string
  second: string
}

/** How many people compared the two on a day; nothing about who they were. */
export interface PairDayRow extends Pair {
  /** In Prague, as 2026-11-15. */
  day: string
  people: number
}

/** A pair with its own page, listed in the sitemap. */
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
    /** The path of its page, existing or not. */
    path: z.string(),
  })
  .meta({ id: 'ListedPair' })
export type ListedPair = z.infer<typeof ListedPair>

export const PairSwitch = z
  .strictObject({ first: id, second: id, isPage: z.boolean() })
  .refine(({ first, second }) => first !== second, {
    path: ['second'],
    ...refused(m.chooseDifferent),
  })
  .meta({ id: 'PairSwitch' })
export type PairSwitch = z.infer<typeof PairSwitch>

export const sortedPair = (one: string, other: string): Pair =>
  one < other ? { first: one, second: other } : { first: other, second: one }
