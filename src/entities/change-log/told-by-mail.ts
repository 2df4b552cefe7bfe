import { RATING } from '#entities/change-log/logged-facts.ts'
import { factCalled } from '#entities/fact/facts.ts'
import type { FactKind } from '#entities/fact/kinds.ts'

/** How many games there are or which languages support speaks is worth a line in the log, but not a mail. */
const LOG_ONLY: ReadonlySet<FactKind> = new Set(['games', 'support'])

/** Terms and marks: what decides whether somebody's money is in good hands. */
export function isToldByMail({ fact }: { fact: string }): boolean {
  const kind = factCalled(fact)?.kind
  return fact === RATING.key || (kind !== undefined && !LOG_ONLY.has(kind))
}
