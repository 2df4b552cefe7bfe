import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Actor } from '#entities/actor.ts'
import { tagsOfRecord } from '#entities/record-tags.server.ts'
import type { Db } from '#entities/tables.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { inTransaction, isCommitInDoubt } from '#infra/db/transaction.server.ts'
import { writeAudit, writeRevision } from '#entities/history.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { type Media, mediaMapper, type NewMedia } from '#entities/media/schema.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { indexForSearch } from '#entities/search-index.server.ts'
import type { Storage } from '#infra/storage.server.ts'
import { AppError } from '#shared/app-error.ts'
import { slugify } from '#shared/czech/slug.ts'
import { newId } from '#shared/id.ts'

// Pictures are made a few at a time, each of other pixels: what libvips would keep of them is never asked for again, and
// its threads would each hold memory of their own.
sharp.cache(false)
sharp.concurrency(1)

export const MAX_PIXELS = 40_000_000
export const MAX_UPLOAD_BYTES = 10_000_000
/** Only the first is kept; whoever sends more than an animation has wants to keep the decoder busy. */
const MAX_FRAMES = 100

const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'])
const LONGEST_SIDE = 3072

export interface EncodedPicture {
  data: Uint8Array
  width: number
  height: number
  sha256: string
}

/** A picture somebody uploads: judged by its content, never by its name. */
export async function storeUpload(
  db: Db,
  storage: Storage,
  bytes: Uint8Array,
  input: NewMedia,
  actor: Actor,
): Promise<Media> {
  return storePicture(db, storage, await readUpload(bytes), input, actor)
}

/** An upload as it will be stored, if it is a picture at all. */
export async function readUpload(bytes: Uint8Array): Promise<EncodedPicture> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError('BODY_TOO_LARGE', 'Pictures may have 10 MB at most.')
  // An empty file makes sharp throw before it promises anything, hence the function.
  const readFacts = async () => sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const facts = await readFacts().catch(() => undefined)
  if (!facts || !ACCEPTED.has(facts.format)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF.')
  }
  if ((facts.pages ?? 1) > MAX_FRAMES) throw new AppError('UNSUPPORTED_TYPE', 'This picture has too many frames.')
  return encodePicture(bytes)
}

/** How hard the encoder tries, from 0 to 6. */
const EFFORT = 4

/** Every picture is encoded anew, so that nothing of the file survives but its pixels. */
export async function encodePicture(bytes: Uint8Array, effort = EFFORT): Promise<EncodedPicture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, sha256: createHash('sha256').update(data).digest('hex') }
  } catch {
    throw new AppError('UNSUPPORTED_TYPE', 'This picture is damaged or too large.')
  }
}

/** What a record says about its file. The same picture uploaded twice has two names, so that one can be deleted without the other. */
export const fileFacts = (
  { sha256, width, height, data }: EncodedPicture,
  { id, title }: { id: string; title: string },
) => ({
  key: `${sha256.slice(0, 12)}-${slugify(id.slice(-6))}-${slugify(title).slice(0, 60) || 'obrazek'}.webp`,
  mime: 'image/webp',
  width,
  height,
  bytes: data.length,
  sha256,
})

export async function storePicture(
  db: Db,
  storage: Storage,
  picture: EncodedPicture,
  given: NewMedia,
  actor: Actor,
  id = newId(),
): Promise<Media> {
  const input = parseInput(media.input, given)
  const now = new Date().toISOString()
  const image: Media = {
    ...input,
    id,
    version: 1,
    isDeleted: false,
    createdAt: now,
    updatedAt: now,
    ...fileFacts(picture, { id, title: input.title }),
    formerNames: [],
  }
  await storage.put(image.key, picture.data)
  const record = inTransaction(db, async (trx) => {
    await invalidating('media', tagsOfRecord('media', image), () =>
      trx.insertInto('media').values(mediaMapper.encode(image)).execute(),
    )
    await writeRevision(trx, media, image, actor, { cause: 'create', fields: [] })
    await indexForSearch(trx, { collection: media.name, recordId: image.id, title: image.title, body: image.alt })
    await writeAudit(trx, actor, {
      action: 'create',
      collection: media.name,
      recordId: image.id,
      recordTitle: image.title,
    })
  })
  await record.catch(async (error: unknown) => {
    // If nobody knows whether the record is stored, the file stays; should it belong to nothing, it is swept later.
    if (!isCommitInDoubt(error)) await storage.remove(image.key)
    throw error
  })
  return image
}
