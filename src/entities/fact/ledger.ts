import { z } from 'zod'
import { FACT_STATES, SOURCE_KINDS } from '#entities/fact/schema.ts'

/** What visitors learn of a check: when and where; never who looked or what they noted. */
export const PublicCheck = z.object({
  state: z.enum(FACT_STATES),
  /** The day of the check; of one whose time is over or that found something else, the last time anybody looked. */
  on: z.string().nullable(),
  source: z.object({ kind: z.enum(SOURCE_KINDS), text: z.string() }).nullable(),
})
export type PublicCheck = z.infer<typeof PublicCheck>

export const Ledger = z
  .object({
    total: z.number(),
    checked: z.number(),
    /** The day of the oldest check that holds. */
    oldest: z.string().nullable(),
    facts: z.record(z.string(), PublicCheck),
  })
  .meta({ id: 'Ledger' })
export type Ledger = z.infer<typeof Ledger>
