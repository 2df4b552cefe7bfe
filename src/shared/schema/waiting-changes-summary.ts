import { z } from 'zod'

export const WaitingChangesSummary = z
  .object({
    count: z.int(),
    nextAt: z.iso.datetime().nullable(),
    isStuck: z.boolean(),
  })
  .meta({ id: 'ChangesBeside' })
export type WaitingChangesSummary = z.infer<typeof WaitingChangesSummary>

export const NO_CHANGES: WaitingChangesSummary = { count: 0, nextAt: null, isStuck: false }
