import { personBehind } from '#records/actor.ts'
import { byFactOrder, presentChange } from '#features/change-log/logged-facts.ts'
import type { ChangeEntryRow, LoggedSave } from '#features/change-log/schema.ts'

export type LoggedRow = Pick<ChangeEntryRow, 'at' | 'userName' | 'fact' | 'before' | 'after' | 'reason'>

export function presentChanges(rows: readonly LoggedRow[]): LoggedSave[] {
  return [...Map.groupBy(rows, ({ at }) => at).values()].flatMap((entries) => {
    const [{ at, userName, reason } = { at: '', userName: '', reason: '' }] = entries
    const facts = entries.toSorted(byFactOrder).flatMap((entry) => presentChange(entry) ?? [])
    return facts.length > 0 ? [{ at, by: personBehind(userName), reason, facts }] : []
  })
}

export interface ChangedOffer {
  slug: string
  title: string
  path: string | null
}

export type RecentChange = LoggedSave & { offer: ChangedOffer }
