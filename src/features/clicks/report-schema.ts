import { z } from 'zod'
import { MAX_GROUPS } from '#features/clicks/periods.ts'

const DEFAULT_GROUPS = 50

export const CLICK_GROUPS = ['day', 'target', 'page', 'block'] as const

export const ClickQuery = z.strictObject({
  /** Days in Prague, inclusive; defaults to the last thirty. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  group: z.enum(CLICK_GROUPS).default('day'),
  bots: z.enum(['without', 'with', 'only']).default('without'),
  /** The maximum number of targets, pages or blocks; days are never cut off. */
  limit: z.coerce.number().int().min(1).max(MAX_GROUPS).default(DEFAULT_GROUPS),
})
export type ClickQuery = z.infer<typeof ClickQuery>

export const ClickReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    group: z.enum(CLICK_GROUPS),
    /** Visitors turned away because the offer has no licence do not count as clicks. */
    totals: z.object({ clicks: z.int(), people: z.int(), bots: z.int(), turnedAway: z.int() }),
    /** The number of groups, even if the series contains only the first of them. */
    groups: z.int(),
    /** All days in order; other groups by clicks, most first. */
    series: z.array(z.object({ key: z.string(), label: z.string(), clicks: z.int(), turnedAway: z.int() })),
  })
  .meta({ id: 'ClickReport' })
export type ClickReport = z.infer<typeof ClickReport>
