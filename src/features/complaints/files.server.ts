import { checkProof, type Proof, readProof, storeProof } from '#features/players/proof.server.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import type { ComplaintFileRow } from '#features/complaints/apart-schema.ts'
import * as m from '#features/complaints/messages.ts'
import { FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

/** A name is only shown to the newsroom, but never longer. */
const NAME_MAX = 80
/** More would be no evidence but an archive. */
const FILES_OF_COMPLAINT = 40

export interface Evidence extends Proof {
  name: string
}

type Stores = Pick<Services, 'db' | 'storage'>

/** Scanned by type, size and pixels like all uploads; pictures are encoded anew, so that only their pixels are stored. */
export async function checkEvidence(files: readonly File[]): Promise<Evidence[]> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > FILES_MEGABYTES * 1_000_000) throw new AppError('BODY_TOO_LARGE')
  const checked: Evidence[] = []
  for (const file of files)
    checked.push({ ...(await checkProof(file)), name: file.name.slice(0, NAME_MAX).toWellFormed() })
  return checked
}

/** Encrypts and stores the files; their records are the caller's. */
export async function storeEvidence(
  services: Stores,
  files: readonly Evidence[],
  { source, at }: Pick<ComplaintFileRow, 'source' | 'at'>,
): Promise<Omit<ComplaintFileRow, 'complaintId'>[]> {
  const stored: Omit<ComplaintFileRow, 'complaintId'>[] = []
  for (const file of files) {
    const key = await storeProof(services, file)
    stored.push({ id: newId(), key, type: file.type, name: file.name, size: file.bytes.length, source, at })
  }
  return stored
}

export async function addFiles(trx: Trx, complaintId: string, files: Omit<ComplaintFileRow, 'complaintId'>[]) {
  if (files.length === 0) return
  const known = await listFiles(trx, complaintId)
  if (known.length + files.length > FILES_OF_COMPLAINT) throw new AppError('BODY_TOO_LARGE', m.tooManyFiles)
  await trx
    .insertInto('complaintFile')
    .values(files.map((file) => ({ ...file, complaintId })))
    .execute()
}

export const listFiles = (db: Reader, complaintId: string): Promise<ComplaintFileRow[]> =>
  db
    .selectFrom('complaintFile')
    .where('complaintId', '=', complaintId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute()

export async function readEvidence(services: Stores, { id }: Pick<Complaint, 'id'>, fileId: string) {
  const file = await services.db
    .selectFrom('complaintFile')
    .where('complaintId', '=', id)
    .where('id', '=', fileId)
    .selectAll()
    .executeTakeFirst()
  const bytes = file && (await readProof(services, file.key))
  if (!file || !bytes) throw new AppError('NOT_FOUND', m.fileGone)
  return { bytes, type: file.type }
}

/** The records; returns the keys of the files, which are removed after the commit. */
export async function dropFiles(db: Db, complaintId: string): Promise<string[]> {
  const keys = (await listFiles(db, complaintId)).map(({ key }) => key)
  await db.deleteFrom('complaintFile').where('complaintId', '=', complaintId).execute()
  return keys
}
