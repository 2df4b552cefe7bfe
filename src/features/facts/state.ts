import { type Fact, type FactRecord, factsOf, type FactTable } from '#features/facts/facts.ts'
import type { FactCheckRow, FactState } from '#features/facts/schema.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { addDays, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

export type StoredCheck = Pick<FactCheckRow, 'fact' | 'value' | 'checkedAt' | 'days'>

/** A fact of a record with its checks, independent of the current time. */
export interface Standing<Check extends StoredCheck> {
  fact: Fact
  value: unknown
  /** The newest check that found the current value. */
  check: Check | undefined
  /** When that check expires; computed once, because a page needs it for dozens of facts. */
  end: Date | undefined
  /** The newest check of the fact, whatever value it found. */
  last: Check | undefined
}

/** Matches facts with checks by value, so a check never applies to a value it did not find. */
export function standingsOf<Check extends StoredCheck>(
  table: FactTable,
  record: FactRecord,
  checks: readonly Check[],
): Standing<Check>[] {
  const byFact = Map.groupBy(
    checks.toSorted((one, other) => (one.checkedAt < other.checkedAt ? 1 : -1)),
    ({ fact }) => fact,
  )
  return factsOf(table).flatMap((fact) => {
    const value = fact.read(record)
    if (value === undefined) return []
    const own = byFact.get(fact.key) ?? []
    const serialized = canonicalJson(value)
    const check = own.find((each) => each.value === serialized)
    return [{ fact, value, check, end: check && endOf(check), last: own[0] }]
  })
}

/** The last day on which a check holds. */
export const dueOn = ({ checkedAt, days }: Pick<StoredCheck, 'checkedAt' | 'days'>): string =>
  addDays(pragueDay(new Date(checkedAt)), days)

export const endOf = (check: Pick<StoredCheck, 'checkedAt' | 'days'>): Date => pragueDayStart(addDays(dueOn(check), 1))

export function stateOf({ end }: Pick<Standing<StoredCheck>, 'end'>, now: Date): FactState {
  if (!end) return 'unchecked'
  return now < end ? 'checked' : 'due'
}
