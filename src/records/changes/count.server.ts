import type { Reader } from '#records/db.server.ts'
import { onFailure } from '#records/changes/store.server.ts'
import type { ListColumn } from '#records/collection.server.ts'
import { NO_CHANGES, WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'

export async function countChanges(
  db: Reader,
  collection: string,
  items: { id: string; changes: WaitingChangesSummary }[],
): Promise<void> {
  if (items.length === 0) return
  const rows = await db
    .selectFrom('waitingChange')
    .leftJoin('dueFailure', onFailure)
    .where('waitingChange.collection', '=', collection)
    .where(
      'waitingChange.recordId',
      'in',
      items.map(({ id }) => id),
    )
    .groupBy('waitingChange.recordId')
    .select((eb) => [
      'waitingChange.recordId as id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('waitingChange.publishAt').as('nextAt'),
      eb.fn.count<number>('dueFailure.recordId').as('stuck'),
    ])
    .execute()
  const found = new Map(rows.map(({ id, count, nextAt, stuck }) => [id, { count, nextAt, isStuck: stuck > 0 }]))
  for (const item of items) item.changes = found.get(item.id) ?? NO_CHANGES
}

export const waitingChanges: ListColumn = {
  name: 'changes',
  schema: WaitingChangesSummary,
  empty: NO_CHANGES,
  load: (db, items, { name }) => countChanges(db, name, items),
}
