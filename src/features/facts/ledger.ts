import { z } from 'zod'
import { FACT_STATES, SOURCE_KINDS } from '#features/facts/schema.ts'

/** What visitors see of a check: when and from which source; never who made it or their note. */
export const PublicCheck = z.object({
  state: z.enum(FACT_STATES),
  /** The day of the check; if it expired or found another value, the day of the latest check. */
  on: z.string().nullable(),
  source: z.object({ kind: z.enum(SOURCE_KINDS), text: z.string() }).nullable(),
})
export type PublicCheck = z.infer<typeof PublicCheck>

export const Ledger = z
  .object({
    total: z.number(),
    checked: z.number(),
    /** The day of the oldest valid check. */
    oldest: z.string().nullable(),
    facts: z.record(z.string(), PublicCheck),
  })
  .meta({ id: 'Ledger' })
export type Ledger = z.infer<typeof Ledger>
