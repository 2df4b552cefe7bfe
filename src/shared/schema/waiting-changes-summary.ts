import { z } from 'zod'

/** The waiting changes of a record, summarized for lists. */
export const WaitingChangesSummary = z
  .object({
    count: z.int(),
    /** When the first of them is published on schedule. */
    nextAt: z.iso.datetime().nullable(),
    /** Scheduled publishing of one has failed. */
    isStuck: z.boolean(),
  })
  .meta({ id: 'ChangesBeside' })
export type WaitingChangesSummary = z.infer<typeof WaitingChangesSummary>

export const NO_CHANGES: WaitingChangesSummary = { count: 0, nextAt: null, isStuck: false }
