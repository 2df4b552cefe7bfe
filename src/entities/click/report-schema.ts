import { z } from 'zod'

export const CLICK_GROUPS = ['day', 'target', 'page', 'block'] as const

export const ClickQuery = z.strictObject({
  /** Days in Prague, both included; the last thirty when nothing is said. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  group: z.enum(CLICK_GROUPS).default('day'),
  /** Whose clicks the series counts. */
  bots: z.enum(['without', 'with', 'only']).default('without'),
})
export type ClickQuery = z.infer<typeof ClickQuery>

export const ClickReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    group: z.enum(CLICK_GROUPS),
    totals: z.object({ clicks: z.int(), people: z.int(), bots: z.int() }),
    /** Days in their order, none left out; the rest by clicks, most first. */
    series: z.array(z.object({ key: z.string(), label: z.string(), clicks: z.int() })),
  })
  .meta({ id: 'ClickReport' })
export type ClickReport = z.infer<typeof ClickReport>
