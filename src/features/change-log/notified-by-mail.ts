import { isSolvedComplaint, RATING } from '#features/change-log/logged-facts.ts'
import { findFact } from '#features/facts/facts.ts'
import type { FactKind } from '#features/facts/kinds.ts'

/** The number of games or support languages are logged, but not worth a mail. */
const LOG_ONLY: ReadonlySet<FactKind> = new Set(['games', 'support'])

/** Subscribers are notified about terms, marks and solved complaints: what affects their money. */
export function isNotifiedByMail({ fact }: { fact: string }): boolean {
  const kind = findFact(fact)?.kind
  return fact === RATING.key || isSolvedComplaint(fact) || (kind !== undefined && !LOG_ONLY.has(kind))
}
