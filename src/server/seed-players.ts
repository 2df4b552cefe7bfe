import type { demoDesk } from '../../seed/index.ts'
import { insertComplaint } from '#features/complaints/insert.server.ts'
import { markAsDemo } from '#features/demo/items.server.ts'
import { storeProof } from '#features/players/proof.server.ts'
import { insertVoice } from '#features/voices/author.server.ts'
import { encodePicture } from '#entities/media/store.server.ts'
import type { Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'

type Desk = ReturnType<typeof demoDesk>
type Storage = Services['storage']

/** A drawing is seldom opened and small in any case. */
const EFFORT = 0

/** Of drawings, by what they belong to. It takes its time, so it is done before the database is locked. */
export async function encodePapers({ papers }: Desk): Promise<Map<string, Uint8Array>> {
  const encoded = papers.map(async ({ of, drawing }) => {
    const { data } = await encodePicture(Buffer.from(drawing), EFFORT)
    return [of, data] as const
  })
  return new Map(await Promise.all(encoded))
}

/** What players have written, with what became of it. */
export async function storePlayers(
  trx: Trx,
  storage: Storage,
  { voices, complaints, contacts }: Desk,
  papers: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const storePaper = async (of: string) => {
    const bytes = papers.get(of)
    const type = 'image/webp'
    return bytes && { key: await storeProof({ db: trx, storage }, { bytes, type }), type, size: bytes.length }
  }
  for (const { voice, email } of voices) {
    const proof = await storePaper(voice.id)
    await insertVoice(trx, proof ? { ...voice, proof: proof.key, proofType: proof.type } : voice, email)
  }
  await trx.insertInto('complaintContact').values(contacts).execute()
  for (const { complaint, ...rest } of complaints) {
    await insertComplaint(trx, complaint, { ...rest, file: await storePaper(complaint.id) })
  }
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
  await markAsDemo(trx, 'voice', idsOf(voices.map(({ voice }) => voice)))
  await markAsDemo(trx, 'complaint', idsOf(complaints.map(({ complaint }) => complaint)))
  await markAsDemo(
    trx,
    'complaintContact',
    contacts.map(({ recordId }) => recordId),
  )
}
