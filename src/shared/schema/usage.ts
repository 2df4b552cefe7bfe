import { z } from 'zod'
import { Said } from '#shared/schema/said.ts'

const Removed = z
  .object({
    /** “withdrawals”, “notes” */
    what: Said,
    /** The kind of record, if it is one. */
    collection: z.string().optional(),
    count: z.int(),
    /** Only records have titles. */
    titles: z.array(z.string()),
  })
  .meta({ id: 'Removed' })
export type Removed = z.infer<typeof Removed>

const Usage = z.object({
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  /** How it refers: “logo”, “payment method”, “content”. */
  as: Said,
  /** A list includes it by its rule, not by name: deleting it breaks nothing. */
  isByRule: z.literal(true).optional(),
})
export type Usage = z.infer<typeof Usage>

export const UsageList = z
  .object({
    items: z.array(Usage),
    /** Empty unless the caller may delete. */
    removed: z.array(Removed),
  })
  .meta({ id: 'UsageList' })
export type UsageList = z.infer<typeof UsageList>

export const UsedBy = z
  .object({ casinos: z.int(), bookmakers: z.int(), posts: z.int(), 'payout-tests': z.int() })
  .meta({ id: 'UsedBy' })
export type UsedBy = z.infer<typeof UsedBy>
