import { z } from 'zod'
import { insertChanges } from '#features/change-log/record-changes.server.ts'
import { CHECKED, CHECKED_COLLECTIONS } from '#features/facts/collections.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { idsIn } from '#server/transfer/ids-in.ts'
import { REASON_MAX } from '#shared/schema/offer.ts'
import { moment } from '#shared/schema/moment.ts'
import { id, text } from '#shared/schema/text.ts'

/** User ids are left out: they are specific to a database. */
export const TransferEntry = z
  .strictObject({
    id,
    collection: z.enum(CHECKED_COLLECTIONS),
    recordId: id,
    at: moment,
    userName: z.string(),
    fact: z.string().max(60),
    before: z.string().nullable(),
    after: z.string().nullable(),
    reason: text(REASON_MAX),
  })
  .meta({ id: 'ExportedChangeEntry' })
export type TransferEntry = z.infer<typeof TransferEntry>

const AT_ONCE = 500

export async function exportedEntries(db: Db): Promise<TransferEntry[]> {
  const rows = await db.selectFrom('changeEntry').selectAll().execute()
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((row) => TransferEntry.strip().parse(row))
}

/** An existing entry is not changed; one of a missing record is skipped. */
export async function importEntries(trx: Trx, entries: TransferEntry[]): Promise<void> {
  for (const [name, own] of Map.groupBy(entries, ({ collection }) => collection)) {
    const known = await idsIn(
      trx,
      'changeEntry',
      own.map((entry) => entry.id),
    )
    const records = await idsIn(
      trx,
      CHECKED[name].table,
      own.map(({ recordId }) => recordId),
    )
    const arriving = own.filter((entry) => !known.has(entry.id) && records.has(entry.recordId))
    for (let start = 0; start < arriving.length; start += AT_ONCE) {
      const some = arriving.slice(start, start + AT_ONCE)
      await insertChanges(
        trx,
        some.map((entry) => ({ ...entry, userId: null })),
      )
    }
  }
}
