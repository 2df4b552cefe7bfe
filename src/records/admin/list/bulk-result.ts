import * as m from '#records/admin/list/messages.ts'
import type { Done } from '#records/admin/list/types.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'

export interface BulkFailure {
  id: string
  title: string
  code: string
  message: string
}

export interface BulkResult {
  done: Done
  count: number
  failures: BulkFailure[]
  /** Ids whose outcome is unknown or that were not sent, because the server stopped responding. */
  unanswered: string[]
  undo: UndoStep[]
  titles: ReadonlyMap<string, { title: string }>
}

/** “12 published, 3 could not be.” */
export function resultText({
  done,
  count,
  failures,
  unanswered,
}: Pick<BulkResult, 'done' | 'count' | 'failures' | 'unanswered'>): string {
  const all = done.counted({ number: String(count) })
  const [refused, unknown] = [String(failures.length), String(unanswered.length)]
  if (failures.length === 0 && unanswered.length === 0) return m.allDone({ done: all })
  if (unanswered.length === 0) return m.someRefused({ done: all, refused })
  return failures.length === 0
    ? m.someUnknown({ done: all, unknown })
    : m.refusedAndUnknown({ done: all, refused, unknown })
}

export interface FailureGroup {
  reason: string
  failures: BulkFailure[]
  /** The reason differs for each record, so each shows its own. */
  hasOwnReasons: boolean
}

/** General texts for reasons that name a record. */
const REASONS: Record<string, () => string> = {
  STILL_USED: m.stillUsed,
  SLUG_TAKEN: m.addressTaken,
}

export function groupFailures(failures: readonly BulkFailure[]): FailureGroup[] {
  const groups = Map.groupBy(failures, ({ code, message }) => REASONS[code]?.() ?? message)
  return [...groups]
    .map(([reason, own]): FailureGroup => {
      const isSame = own.every(({ message }) => message === own[0]?.message)
      return { reason: isSame ? (own[0]?.message ?? reason) : reason, failures: own, hasOwnReasons: !isSame }
    })
    .toSorted((one, other) => other.failures.length - one.failures.length)
}
