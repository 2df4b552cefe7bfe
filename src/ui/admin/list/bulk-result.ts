export interface BulkFailure {
  id: string
  title: string
  code: string
  message: string
}

/** What came of doing the same to many records. */
export interface BulkResult {
  /** What the records are now: “published”. */
  done: string
  /** How many of them. */
  count: number
  failures: BulkFailure[]
}

/** “12 published, 3 could not be.” */
export const resultText = ({ done, count, failures }: BulkResult): string =>
  `${count} ${done}, ${failures.length} could not be.`

export interface FailureGroup {
  reason: string
  failures: BulkFailure[]
  /** The reason names something else for each, so each says its own. */
  hasOwnReasons: boolean
}

/** Reasons that name a record differ in words only. */
const REASONS: Record<string, string> = {
  STILL_USED: 'Something still refers to them.',
  SLUG_TAKEN: 'Their address is taken.',
}

/** What failed for the same reason stands together, the most common first. */
export function groupFailures(failures: readonly BulkFailure[]): FailureGroup[] {
  const groups = Map.groupBy(failures, ({ code, message }) => REASONS[code] ?? message)
  return [...groups]
    .map(([reason, own]): FailureGroup => {
      const isSame = own.every(({ message }) => message === own[0]?.message)
      return { reason: isSame ? (own[0]?.message ?? reason) : reason, failures: own, hasOwnReasons: !isSame }
    })
    .toSorted((one, other) => other.failures.length - one.failures.length)
}
