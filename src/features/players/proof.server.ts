import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { readUpload } from '#entities/media/store.server.ts'
import type { FileKind } from '#entities/media/sweep.server.ts'
import { serverSecret } from '#entities/session/tokens.server.ts'
import { PROOF_MEGABYTES } from '#features/voices/shared/limits.ts'
import type { Db } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'

export const PROOF_BYTES = PROOF_MEGABYTES * 1_000_000
const PDF = 'application/pdf'
const PICTURE = 'image/webp'
const MAGIC = Buffer.from('%PDF-')
/** No picture's name begins so, and none of its addresses leads here. */
const PREFIX = 'doklad-'
const PROOF_FILE = /^doklad-[0-9a-f]{32}(?:\.[0-9a-f]{12}\.part)?$/
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What went with its offer, or was never stored, is left to the sweep of files. */
export const PROOFS: FileKind = {
  isOne: (name) => PROOF_FILE.test(name),
  async known(db, keys) {
    const voices = await db.selectFrom('voice').where('proof', 'in', keys).select('proof as key').execute()
    const complaints = await db.selectFrom('complaintFile').where('key', 'in', keys).select('key').execute()
    return [...voices, ...complaints].map(({ key }) => key)
  },
}

export interface Proof {
  bytes: Uint8Array
  type: string
}

/** A picture is encoded anew, so that nothing but its pixels is stored: no place, no device. */
export async function checkProof(file: File): Promise<Proof> {
  if (file.size > PROOF_BYTES) throw new AppError('BODY_TOO_LARGE')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (Buffer.from(bytes.subarray(0, MAGIC.length)).equals(MAGIC)) return { bytes, type: PDF }
  return { bytes: (await readUpload(bytes)).data, type: PICTURE }
}

type Stores = Pick<Services, 'db' | 'storage'>

const keyOf = async (db: Db, name: string) =>
  createHmac('sha256', await serverSecret(db))
    .update(`proof ${name}`)
    .digest()

/**
 * A proof may be a bank statement, so the stored file can be read only with the server's secret, which is in no backup:
 * neither a copy of the folder nor a bucket that is public by mistake reveals it.
 */
export async function storeProof({ db, storage }: Stores, { bytes }: Proof): Promise<string> {
  const name = PREFIX + randomBytes(16).toString('hex')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, await keyOf(db, name), nonce)
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()])
  await storage.put(name, Buffer.concat([nonce, cipher.getAuthTag(), hidden]))
  return name
}

/** Undefined if it is gone, or the secret is another one since a restore. */
export async function readProof({ db, storage }: Stores, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stored = await storage.get(name)
  if (!stored) return undefined
  const [nonce, tag] = [stored.subarray(0, NONCE_BYTES), stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv(CIPHER, await keyOf(db, name), nonce).setAuthTag(tag)
  try {
    const shown = Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return new Uint8Array(shown)
  } catch {
    return undefined
  }
}
