import { inOrder, toldChange } from '#entities/change-log/logged-facts.ts'
import type { ChangeEntryRow, LoggedSave } from '#entities/change-log/schema.ts'

export type LoggedRow = Pick<ChangeEntryRow, 'at' | 'userName' | 'fact' | 'before' | 'after' | 'reason'>

/** Entries as readers see them, one for each save. */
export function presentChanges(rows: readonly LoggedRow[]): LoggedSave[] {
  return [...Map.groupBy(rows, ({ at }) => at).values()].flatMap((entries) => {
    const [{ at, userName, reason } = { at: '', userName: '', reason: '' }] = entries
    const facts = entries.toSorted(inOrder).flatMap((entry) => toldChange(entry) ?? [])
    return facts.length > 0 ? [{ at, by: userName, reason, facts }] : []
  })
}

/** An offer as the page of all changes names it. */
export interface ChangedOffer {
  slug: string
  title: string
  /** Of its review, when there is one. */
  path: string | null
}

export type RecentChange = LoggedSave & { offer: ChangedOffer }
