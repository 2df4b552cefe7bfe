import { expect, test, vi } from 'vitest'
import { checkProof, storeProof } from '#features/players/proof.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { SYSTEM } from '#records/actor.ts'
import type { Db } from '#records/db.server.ts'
import { archiveRecord, deleteRecord } from '#records/crud/crud.server.ts'
import type { Services } from '#records/services.server.ts'
import { createFileSweep } from '#server/file-sweep.ts'
import { build } from '#testing/build.ts'
import { createComplaintSite } from '#testing/complaint-site.ts'
import { createVoiceSite } from '#testing/voice-site.ts'

const MINUTE = 60_000
const pdf = () => new File(['%PDF-1.7 vypis'], 'vypis.pdf')
const proofsIn = async ({ storage }: Services) => (await storage.list()).filter((key) => key.startsWith('doklad-'))

/** Files have the time of the machine. */
function sweepOf(services: Services) {
  let minutes = 0
  const sweep = createFileSweep({ ...services, now: () => new Date(vi.getRealSystemTime() + minutes * MINUTE) })
  return async (later: number) => {
    minutes = later
    await sweep.run()
  }
}

async function deleteOffer(db: Db, { id }: { id: string }): Promise<void> {
  await archiveRecord(db, casinos, id, SYSTEM)
  await deleteRecord(db, casinos, id, SYSTEM)
}

test('proofs of a casino that is deleted, and those whose voice was never stored, are swept', async () => {
  const { services, db, casino, confirmed } = await createVoiceSite()
  const gone = await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev' })
  await casino('Noční Sova', 'nocni-sova')
  await confirmed('modry-lev', {}, { files: { doklad: pdf() } })
  const { id } = await confirmed('nocni-sova', {}, { files: { doklad: pdf() } })
  await storeProof(services, await checkProof(pdf()))
  await deleteOffer(db, gone)
  const sweep = sweepOf(services)
  // What was stored just now may still get its record.
  await sweep(0)
  expect(await proofsIn(services)).toHaveLength(3)
  await sweep(61)
  const { proof } = await db.selectFrom('voice').where('id', '=', id).select('proof').executeTakeFirstOrThrow()
  expect(await proofsIn(services)).toEqual([proof])
})

test('evidence of a casino that is deleted is swept, that of others is kept', async () => {
  const { services, db, casino, received } = await createComplaintSite()
  const gone = await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev' })
  await casino('Noční Sova', 'nocni-sova')
  await received('modry-lev', {}, { files: { doklady: [pdf(), pdf()] } })
  const { id } = await received('nocni-sova', {}, { files: { doklady: pdf() } })
  await deleteOffer(db, gone)
  await sweepOf(services)(61)
  const kept = await db.selectFrom('complaintFile').select(['key', 'complaintId']).execute()
  expect(kept.map(({ complaintId }) => complaintId)).toEqual([id])
  expect(await proofsIn(services)).toEqual(kept.map(({ key }) => key))
})
