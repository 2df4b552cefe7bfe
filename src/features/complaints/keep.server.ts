import { dropFiles } from '#features/complaints/files.server.ts'
import { unconfirmedBefore } from '#features/complaints/player.server.ts'
import { type Complaint, complaintMapper } from '#features/complaints/schema.ts'
import { EVIDENCE_DAYS, ORIGINAL_DAYS } from '#features/complaints/shared/limits.ts'
import { daysBefore } from '#features/players/months.ts'
import { quietly, removeComplaint } from '#features/complaints/store.server.ts'
import type { Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'

/** Between two batches others have their turn. */
export const BATCH = 50

type Stores = Pick<Services, 'db' | 'storage' | 'now'>

/** Deletes what was kept for long enough, some at a time. Returns how many complaints it has touched. */
export async function forgetOld(services: Stores): Promise<number> {
  const now = services.now()
  return (
    (await dropUnconfirmed(services, now)) + (await dropOriginals(services, now)) + (await dropPrivate(services, now))
  )
}

async function dropUnconfirmed({ db, storage }: Stores, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('complaint')
    .where('state', '=', 'unconfirmed')
    .where('createdAt', '<=', unconfirmedBefore(now))
    .limit(BATCH)
    .selectAll()
    .execute()
  for (const row of rows) {
    const keys = await inTransaction(db, async (trx) => {
      const dropped = await dropFiles(trx, row.id)
      await removeComplaint(trx, complaintMapper.decode(row), now)
      return dropped
    })
    for (const key of keys) await storage.remove(key)
  }
  return rows.length
}

/** The words under the bars, also in what could undo a step; without bars they are what readers see. */
async function dropOriginals({ db }: Stores, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('complaint')
    .where('original', 'is not', null)
    .where('closedAt', '<=', daysBefore(now, ORIGINAL_DAYS))
    .limit(BATCH)
    .select('id')
    .execute()
  for (const { id } of rows) {
    await inTransaction(db, (trx) =>
      quietly(async () => {
        await trx.updateTable('complaintEvent').set({ before: null }).where('complaintId', '=', id).execute()
        await trx.updateTable('complaint').set({ original: null, bars: '[]' }).where('id', '=', id).execute()
      }),
    )
  }
  return rows.length
}

/** Evidence, the address, the nickname, letters, notes and what could undo a step; the hash stays to find the person. */
async function dropPrivate({ db, storage }: Stores, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('complaintPerson')
    .innerJoin('complaint', 'complaint.id', 'complaintPerson.complaintId')
    .where('complaintPerson.email', 'is not', null)
    .where('complaint.closedAt', '<=', daysBefore(now, EVIDENCE_DAYS))
    .limit(BATCH)
    .select('complaint.id')
    .execute()
  for (const { id } of rows) {
    const keys = await inTransaction(db, (trx) => emptyPrivate(trx, { id }))
    for (const key of keys) await storage.remove(key)
  }
  return rows.length
}

/** Returns the keys of the files, which are removed after the commit. */
export async function emptyPrivate(trx: Trx, { id }: Pick<Complaint, 'id'>): Promise<string[]> {
  await trx.updateTable('complaintPerson').set({ email: null, nickname: '' }).where('complaintId', '=', id).execute()
  await trx.deleteFrom('complaintToken').where('complaintId', '=', id).execute()
  await quietly(async () => {
    await trx.updateTable('complaintEvent').set({ body: '', before: null }).where('complaintId', '=', id).execute()
    const set = { supportReply: '', pendingAnswer: '', pendingBars: '[]', original: null, bars: '[]' }
    await trx.updateTable('complaint').set(set).where('id', '=', id).execute()
  })
  return dropFiles(trx, id)
}
