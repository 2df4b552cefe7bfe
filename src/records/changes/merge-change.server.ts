import { changeSteps, type ChangedFields } from '#records/changes/waiting-change.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import type { Merge, MergeGroups } from '#shared/merge.ts'
import { withPauses } from '#shared/steps.ts'

/** The live record with the change applied, see `withChange`; other requests are answered meanwhile. */
export const mergeChange = <Input extends object>(
  live: Input,
  change: ChangedFields,
  mergeGroups: MergeGroups,
): Promise<Merge<Input>> => withPauses(changeSteps(live, change, mergeGroups), yieldToEventLoop)
