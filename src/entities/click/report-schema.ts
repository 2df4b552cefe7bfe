import { z } from 'zod'
import { MAX_GROUPS } from '#entities/click/periods.ts'

const DEFAULT_GROUPS = 50

export const CLICK_GROUPS = ['day', 'target', 'page', 'block'] as const

export const ClickQuery = z.strictObject({
  /** Days in Prague, both included; the last thirty when nothing is said. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  group: z.enum(CLICK_GROUPS).default('day'),
  /** Whose clicks the series counts. */
  bots: z.enum(['without', 'with', 'only']).default('without'),
  /** How many targets, pages or blocks; days are never left out. */
  limit: z.coerce.number().int().min(1).max(MAX_GROUPS).default(DEFAULT_GROUPS),
})
export type ClickQuery = z.infer<typeof ClickQuery>

export const ClickReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    group: z.enum(CLICK_GROUPS),
    /** Those who were turned away, for want of a licence, are no clicks. */
    totals: z.object({ clicks: z.int(), people: z.int(), bots: z.int(), turnedAway: z.int() }),
    /** How many there are, also where the series has only the first of them. */
    groups: z.int(),
    /** Days in their order, none left out; the rest by clicks, most first. */
    series: z.array(z.object({ key: z.string(), label: z.string(), clicks: z.int(), turnedAway: z.int() })),
  })
  .meta({ id: 'ClickReport' })
export type ClickReport = z.infer<typeof ClickReport>
