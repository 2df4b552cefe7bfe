import type { Trx } from '#records/db.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { newId } from '#shared/id.ts'

interface Move {
  /** Both normalised like rules. */
  from: string
  to: string
  record: { title: string }
  /** What happened to the record, for the rule's note. */
  why?: string
}

/** Archives the rule at a path where a page now lives. */
export async function removeRedirectAt(trx: Trx, path: string): Promise<void> {
  await trx.updateTable('redirect').set({ isDeleted: 1 }).where(unarchivedWith('fromPath', path)).execute()
}

/** Redirects the old path to the new one, and rules that pointed to the old one directly to the new one. */
export async function leaveRedirect(trx: Trx, { from, to, record, why = 'moved' }: Move): Promise<void> {
  await trx.updateTable('redirect').set({ toTarget: to }).where('toTarget', '=', from).execute()
  await removeRedirectAt(trx, from)
  const now = new Date().toISOString()
  await trx
    .insertInto('redirect')
    .values({
      id: newId(),
      version: 1,
      isDeleted: 0,
      createdAt: now,
      updatedAt: now,
      fromPath: from,
      toTarget: to,
      status: 301,
      isActive: 1,
      hits: 0,
      note: `“${record.title}” ${why}`,
    })
    .execute()
}
