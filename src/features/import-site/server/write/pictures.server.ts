import { ALT_MAX } from '#entities/media/alt-max.ts'
import { extname } from 'node:path'
import type { OldPicture } from '#features/import-site/server/plan/picture-list.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import { earlierRecord } from '#features/import-site/server/plan/known.ts'
import type { Uploads } from '#features/import-site/server/uploads.ts'
import { plainWords } from '#features/import-site/server/read/plain-words.ts'
import * as m from '#features/import-site/server/write/messages.ts'
import { type Around, refusalOf } from '#features/import-site/server/write/around.ts'
import { type Moved, movedFrom } from '#features/import-site/server/write/moved.ts'
import { tenMegabytes } from '#entities/media/messages.ts'
import { media } from '#entities/media/collection.server.ts'
import { mediaUrl } from '#entities/media/schema.ts'
import { type EncodedPicture, readUpload, storePicture } from '#entities/media/store.server.ts'
import { AppError } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'

const TITLE_MAX = 160

export interface StoredPictures {
  /** By their keys; those that an earlier import brought, too. */
  idOf: Map<string, string>
  /** How many are new. */
  pictures: number
  /** Their old addresses, and where they are now. */
  moved: Moved[]
  errors: Said[]
}

/** Each goes through the same inspection as an upload of an editor: by its content, its size and its pixels. */
export async function writePictures(
  { services: { storage }, examined: { survey, pictures }, known, recorder, actor }: Around,
  files: Uploads | undefined,
): Promise<StoredPictures> {
  const keyOf = ({ key }: OldPicture) => `${siteKey(survey)}:picture:${key}`
  const stored: StoredPictures = { idOf: new Map(), pictures: 0, moved: [], errors: [] }
  const wanted = pictures.all().filter((picture) => {
    const earlier = earlierRecord(known, keyOf(picture))
    if (earlier) keep(picture, earlier, known.pictures.get(earlier) ?? '')
    return earlier === undefined && files?.has(picture.key) === true
  })
  if (files) for await (const [picture, encoded] of twoAtOnce(wanted, encoderOf(files))) await write(picture, encoded)
  return stored

  function keep({ key, address }: OldPicture, id: string, file: string): void {
    stored.idOf.set(key, id)
    stored.moved.push(...movedFrom(address, mediaUrl(file)))
  }

  async function write(picture: OldPicture, reading: Promise<EncodedPicture>): Promise<void> {
    const [name, key] = [fileName(picture.key), keyOf(picture)]
    try {
      const encoded = await reading
      const oldId = survey.source.system === 'wordpress' ? picture.id : ''
      const image = await recorder.write({ key, collection: media.name, name, oldId }, (trx) =>
        storePicture(trx, storage, encoded, fieldsOf(picture), actor),
      )
      stored.pictures++
      keep(picture, image.id, image.key)
    } catch (error) {
      const reason = refusalOf(error)
      stored.errors.push(said(m.pictureNotTaken, { name: picture.key, reason }))
      await recorder.skip(name, reason)
    }
  }
}

/** Three times as fast as for an upload of an editor, and a little larger: there are hundreds of them. */
const EFFORT = 0

/** Files are read, or asked from the old site, one after another. */
function encoderOf(files: Uploads): (picture: OldPicture) => Promise<EncodedPicture> {
  let before: Promise<unknown> = Promise.resolve()
  return async ({ key }) => {
    const reading = before.then(() => files.read(key))
    before = reading.catch(() => undefined)
    const bytes = await reading
    if (!bytes) throw new AppError('BODY_TOO_LARGE', tenMegabytes)
    return readUpload(bytes, { effort: EFFORT, isBeside: true })
  }
}

/** Each with what is made of it, which for the next one has begun already. */
async function* twoAtOnce<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): AsyncGenerator<[Item, Promise<Made>]> {
  const begin = (item: Item): [Item, Promise<Made>] => {
    const made = make(item)
    // Whoever takes it hears of its failure; until then it is nobody's.
    made.catch(() => undefined)
    return [item, made]
  }
  let before: [Item, Promise<Made>] | undefined
  for (const item of items) {
    const next = begin(item)
    if (before) yield before
    before = next
  }
  if (before) yield before
}

const fileName = (key: string) => key.slice(key.lastIndexOf('/') + 1)

function fieldsOf({ key, title, alt }: OldPicture) {
  const name = fileName(key).slice(0, -extname(key).length)
  return {
    title: (plainWords(title) || name).slice(0, TITLE_MAX).trim() || 'Image',
    alt: plainWords(alt).slice(0, ALT_MAX).trim(),
  }
}
