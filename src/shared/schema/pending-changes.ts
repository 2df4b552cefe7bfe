import { z } from 'zod'

/** A summary of a record's pending changes for lists. */
export const PendingChanges = z
  .object({
    count: z.int(),
    /** When the first of them is published on schedule. */
    nextAt: z.iso.datetime().nullable(),
    /** Scheduled publishing of one has failed. */
    isStuck: z.boolean(),
  })
  .meta({ id: 'ChangesBeside' })
export type PendingChanges = z.infer<typeof PendingChanges>

export const NO_CHANGES: PendingChanges = { count: 0, nextAt: null, isStuck: false }
