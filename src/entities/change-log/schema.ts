import { z } from 'zod'

/** One fact that became another, with what readers are told about it. */
export interface ChangeEntryRow {
  id: string
  /** `casinos` or `bookmakers`. */
  collection: string
  recordId: string
  /** All entries of one save have the same. */
  at: string
  userId: string | null
  userName: string
  fact: string
  /** Canonical JSON of the value; null where there was none, or is none any more. */
  before: string | null
  after: string | null
  reason: string
}

const ChangedFact = z.object({
  label: z.string(),
  /** As readers saw it; empty when nothing was said before, or is said now. */
  from: z.string(),
  to: z.string(),
})

/** What one save changed, in Czech, as the change log of a review tells it. */
export const LoggedSave = z
  .object({
    at: z.iso.datetime(),
    by: z.string(),
    reason: z.string(),
    facts: z.array(ChangedFact),
  })
  .meta({ id: 'LoggedSave' })
export type LoggedSave = z.infer<typeof LoggedSave>
