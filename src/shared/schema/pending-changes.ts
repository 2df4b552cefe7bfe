import { z } from 'zod'

/** How many changes wait beside a record, as lists tell it. */
export const PendingChanges = z
  .object({
    count: z.int(),
    /** When the first of them goes live by itself. */
    nextAt: z.iso.datetime().nullable(),
    /** One was due and could not be published. */
    isStuck: z.boolean(),
  })
  .meta({ id: 'ChangesBeside' })
export type PendingChanges = z.infer<typeof PendingChanges>

export const NO_CHANGES: PendingChanges = { count: 0, nextAt: null, isStuck: false }
