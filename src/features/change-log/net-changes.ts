import { byFactOrder, type ChangedValue, presentChange } from '#features/change-log/logged-facts.ts'
import type { LoggedRow } from '#features/change-log/present.ts'
import type { LoggedSave } from '#features/change-log/schema.ts'

export interface NetChanges {
  facts: LoggedSave['facts']
  reasons: string[]
}

/** The net effect of several saves: one line per fact, from its first to its last value, without reverted changes. */
export function netChanges(rows: readonly LoggedRow[]): NetChanges {
  const inTime = rows.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const changes = [...Map.groupBy(inTime, ({ fact }) => fact).values()].flatMap((entries): ChangedValue[] => {
    const [first, last] = [entries[0], entries.at(-1)]
    return first && last && first.before !== last.after
      ? [{ fact: first.fact, before: first.before, after: last.after }]
      : []
  })
  const lines = changes
    .toSorted(byFactOrder)
    .map((change) => ({ fact: change.fact, line: presentChange(change) }))
    .flatMap(({ fact, line }) => (line ? [{ fact, line }] : []))
  const facts = new Set(lines.map(({ fact }) => fact))
  const reasons = inTime.filter(({ fact, reason }) => facts.has(fact) && reason !== '').map(({ reason }) => reason)
  return { facts: lines.map(({ line }) => line), reasons: [...new Set(reasons)] }
}
