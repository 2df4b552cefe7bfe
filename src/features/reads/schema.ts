import { z } from 'zod'
import { MAX_GROUPS } from '#features/clicks/periods.ts'
import { id } from '#shared/schema/text.ts'

/** How often a post was read; nothing about by whom. */
export interface ReadSumRow {
  /** A day, a month or a year in Prague: 2026-11-15, 2026-11, 2026. */
  period: string
  postId: string
  people: number
  bots: number
}

/** Up to where the reads of a process were added up. */
export interface ReadMarkRow {
  counter: string
  last: number
  writtenAt: string
}

const DEFAULT_POSTS = 10

export const ReadQuery = z.strictObject({
  /** Days in Prague, inclusive; defaults to the last thirty. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_GROUPS).default(DEFAULT_POSTS),
})
export type ReadQuery = z.infer<typeof ReadQuery>

export const ReadReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    totals: z.object({ people: z.int(), bots: z.int() }),
    /** The number of posts that were read, even if the list contains only the first of them. */
    count: z.int(),
    /** Most read by people first. */
    posts: z.array(
      z.object({
        id,
        /** Null when the post was deleted. */
        title: z.string().nullable(),
        people: z.int(),
        bots: z.int(),
      }),
    ),
  })
  .meta({ id: 'ReadReport' })
export type ReadReport = z.infer<typeof ReadReport>

export const PostReads = z
  .object({
    people: z.int(),
    bots: z.int(),
    /** All of the last thirty days in order. */
    days: z.array(z.object({ day: z.iso.date(), people: z.int() })),
  })
  .meta({ id: 'PostReads' })
export type PostReads = z.infer<typeof PostReads>
