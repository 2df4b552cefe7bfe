import { z } from 'zod'

export interface ChangeEntryRow {
  id: string
  /** `casinos` or `bookmakers`. */
  collection: string
  recordId: string
  /** The same for all entries of one save. */
  at: string
  userId: string | null
  userName: string
  fact: string
  /** Canonical JSON of the value; null if there was or is none. */
  before: string | null
  after: string | null
  reason: string
}

const ChangedFact = z.object({
  label: z.string(),
  /** As readers saw it; empty if there was or is no value. */
  from: z.string(),
  to: z.string(),
})

export const LoggedSave = z
  .object({
    at: z.iso.datetime(),
    by: z.string(),
    reason: z.string(),
    facts: z.array(ChangedFact),
  })
  .meta({ id: 'LoggedSave' })
export type LoggedSave = z.infer<typeof LoggedSave>
