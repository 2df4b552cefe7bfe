import { z } from 'zod'
import { CHECKED, CHECKED_COLLECTIONS } from '#features/facts/collections.server.ts'
import { holdingDays } from '#features/facts/kinds.ts'
import { FactSource, NOTE_MAX } from '#features/facts/schema.ts'
import { insertCheck } from '#features/facts/store.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { idsIn } from '#server/transfer/ids-in.ts'
import { moment } from '#shared/schema/moment.ts'
import { id, text } from '#shared/schema/text.ts'

/** A check in the file; user ids are specific to a database, and texts of sources are fetched again. */
export const TransferCheck = FactSource.extend({
  id,
  collection: z.enum(CHECKED_COLLECTIONS),
  recordId: id,
  fact: z.string().max(60),
  value: z.string(),
  note: text(NOTE_MAX),
  days: holdingDays,
  userName: z.string(),
  checkedAt: moment,
}).meta({ id: 'ExportedCheck' })
export type TransferCheck = z.infer<typeof TransferCheck>

export async function exportedChecks(db: Db): Promise<TransferCheck[]> {
  const rows = await db.selectFrom('factCheck').selectAll().execute()
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((row) => TransferCheck.strip().parse(row))
}

/** An existing check is not changed; one of a missing record is skipped. */
export async function importChecks(trx: Trx, checks: TransferCheck[]): Promise<void> {
  for (const [name, own] of Map.groupBy(checks, ({ collection }) => collection)) {
    const known = await idsIn(
      trx,
      'factCheck',
      own.map((check) => check.id),
    )
    const records = await idsIn(
      trx,
      CHECKED[name].table,
      own.map(({ recordId }) => recordId),
    )
    const arriving = own.filter((check) => !known.has(check.id) && records.has(check.recordId))
    for (const check of arriving.toSorted((a, b) => (a.checkedAt < b.checkedAt ? -1 : 1))) {
      await insertCheck(trx, { ...check, userId: null, textHash: '' })
    }
  }
}
