import type { Ledger, PublicCheck } from '#features/facts/ledger.ts'
import type { FactCheckRow } from '#features/facts/schema.ts'
import { type Standing, type StoredCheck, stateOf } from '#features/facts/state.ts'
import { pragueDay } from '#shared/czech/day.ts'

export type ShownCheck = StoredCheck & Pick<FactCheckRow, 'sourceKind' | 'source'>

const dayOf = ({ checkedAt }: StoredCheck) => pragueDay(new Date(checkedAt))

/** Own tests and operators' answers are not published. */
const shownSource = ({ sourceKind, source }: ShownCheck) =>
  sourceKind === 'address' || sourceKind === 'document' ? source : ''

/** The checks of a record as visitors see them; null if nothing has been checked yet. */
export function presentLedger(standings: readonly Standing<ShownCheck>[], now: Date): Ledger | null {
  if (!standings.some(({ last }) => last)) return null
  const facts = standings.map((standing): [string, PublicCheck] => {
    const { fact, check, last } = standing
    const state = stateOf(standing, now)
    if (state !== 'checked' || !check) return [fact.key, { state, on: last ? dayOf(last) : null, source: null }]
    return [fact.key, { state, on: dayOf(check), source: { kind: check.sourceKind, text: shownSource(check) } }]
  })
  const days = facts.flatMap(([, { state, on }]) => (state === 'checked' && on ? [on] : []))
  return {
    total: facts.length,
    checked: days.length,
    oldest: days.toSorted()[0] ?? null,
    facts: Object.fromEntries(facts),
  }
}

export function firstEnd(standings: readonly Standing<ShownCheck>[], now: Date): Date | undefined {
  const ends = standings.flatMap(({ end }) => (end && now < end ? [end.getTime()] : []))
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}
