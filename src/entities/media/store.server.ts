import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { said } from '#shared/words/message.ts'
import * as m from '#entities/media/messages.ts'
import type { Actor } from '#records/actor.ts'
import { tagsOfRecord } from '#records/record-tags.server.ts'
import type { Db } from '#records/db.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { findMade, refuseSpentKey } from '#records/crud/crud.server.ts'
import { writeAudit, writeRevision } from '#records/history/history.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { type Media, mediaMapper, type NewMedia } from '#entities/media/schema.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import { indexForSearch } from '#records/list/search-index.server.ts'
import type { Storage } from '#infra/storage.server.ts'
import { AppError } from '#shared/app-error.ts'
import { slugify } from '#shared/czech/slug.ts'
import { newId } from '#shared/id.ts'
import { createSemaphore } from '#shared/semaphore.ts'

// Each picture is processed once, so the libvips cache would never hit, and each of its threads would take memory of its own.
sharp.cache(false)
sharp.concurrency(1)

export const MAX_PIXELS = 40_000_000
/** An AVIF takes 18 bytes per pixel to decode, other formats up to 7. */
const MAX_AVIF_PIXELS = 16_000_000
export const MAX_UPLOAD_BYTES = 10_000_000
/** Of which two at once take no more memory than a large one alone. */
const SMALL_PIXELS = 8_000_000
/** Only the first frame is stored; more frames than real animations have would only keep the decoder busy. */
const MAX_FRAMES = 100

const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'])
const LONGEST_SIDE = 3072

const MAX_WAITING = 20
/** Decoding takes up to 0.3 GB, and a thread of the pool that also reads files and hashes passwords. */
const encodings = createSemaphore(1, MAX_WAITING)

export interface EncodedPicture {
  data: Uint8Array
  width: number
  height: number
  sha256: string
}

/** Validated by its content, never by its name. The idempotency key becomes its id, so a retry stores nothing twice. */
export async function storeUpload(
  db: Db,
  storage: Storage,
  bytes: Uint8Array,
  input: NewMedia,
  actor: Actor,
  key?: string,
): Promise<Media> {
  const findStored = async () => (key === undefined ? undefined : findMade(db, media, key, actor))
  const stored = await findStored()
  if (stored) return stored
  try {
    return await storePicture(db, storage, await readUpload(bytes), input, actor, key)
  } catch (error) {
    // The first request may still have been running at the lookup above.
    const storedMeanwhile = await findStored()
    if (storedMeanwhile) return storedMeanwhile
    if (key !== undefined) await refuseSpentKey(db, media, key)
    throw error
  }
}

interface HowToEncode {
  effort?: number
  /** Beside another one; large ones take their turn nevertheless. */
  isBeside?: boolean
}

export async function readUpload(
  bytes: Uint8Array,
  { effort, isBeside = false }: HowToEncode = {},
): Promise<EncodedPicture> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError('BODY_TOO_LARGE', m.tenMegabytes)
  // Async, as sharp may throw at once. Without a limit, so that a huge picture is not taken for another kind of file.
  const readFacts = async () => sharp(bytes, { limitInputPixels: false }).metadata()
  const facts = await readFacts().catch(() => undefined)
  if (!facts || !ACCEPTED.has(facts.format)) {
    throw new AppError('UNSUPPORTED_TYPE', m.uploadPicture)
  }
  // Its header can be read, but its codec is patented and not built into sharp.
  if (facts.compression === 'hevc') {
    throw new AppError('UNSUPPORTED_TYPE', m.noHeic)
  }
  const pixels = facts.width * (facts.pageHeight ?? facts.height)
  const isAvif = facts.compression === 'av1'
  if (pixels > (isAvif ? MAX_AVIF_PIXELS : MAX_PIXELS)) {
    const megapixels = String(Math.ceil(pixels / 1_000_000))
    throw new AppError('UNSUPPORTED_TYPE', said(isAvif ? m.tooManyPixelsAvif : m.tooManyPixels, { megapixels }))
  }
  if ((facts.pages ?? 1) > MAX_FRAMES) throw new AppError('UNSUPPORTED_TYPE', m.tooManyFrames)
  const encode = () => encodePicture(bytes, effort)
  return isBeside && pixels <= SMALL_PIXELS ? encode() : encodings.run(encode)
}

/** Encoder effort, from 0 to 6. */
const EFFORT = 4

const sha256Of = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** Re-encodes every picture, so that only its pixels survive. */
export async function encodePicture(bytes: Uint8Array, effort = EFFORT): Promise<EncodedPicture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, sha256: sha256Of(data) }
  } catch {
    throw new AppError('UNSUPPORTED_TYPE', m.damaged)
  }
}

/** The key depends on the id, so identical uploads have separate files and can be deleted independently. */
export const fileFacts = (
  { sha256, width, height, data }: EncodedPicture,
  { id, title }: { id: string; title: string },
) => ({
  key: `${sha256.slice(0, 12)}-${sha256Of(id).slice(0, 12)}-${slugify(title).slice(0, 60) || 'obrazek'}.webp`,
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
  // If the transaction fails, the file stays for the sweep: a concurrent request with the same id has the same key.
  await inTransaction(db, async (trx) => {
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
  return image
}
