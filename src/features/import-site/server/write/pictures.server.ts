import type { Examined } from '#features/import-site/server/examine.ts'
import type { OldPicture } from '#features/import-site/server/plan/picture-list.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import type { Known } from '#features/import-site/server/plan/known.ts'
import type { Uploads } from '#features/import-site/server/uploads.ts'
import { plainWords } from '#features/import-site/server/write/people.server.ts'
import type { Recorder } from '#features/import-site/server/write/recorder.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { ALT_MAX, mediaUrl } from '#entities/media/schema.ts'
import { readUpload, storePicture } from '#entities/media/store.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'

const TITLE_MAX = 160

export interface StoredPictures {
  /** By their keys; those that an earlier import brought, too. */
  idOf: Map<string, string>
  /** The old addresses of new ones, and where they are now. */
  moved: { from: string; to: string }[]
  errors: string[]
}

/** Each goes through the same inspection as an upload of an editor: by its content, its size and its pixels. */
export async function writePictures(
  { storage }: Pick<Services, 'storage'>,
  { survey, pictures }: Examined,
  known: Known,
  uploads: Uploads | undefined,
  recorder: Recorder,
  actor: Actor,
): Promise<StoredPictures> {
  const site = siteKey(survey)
  const stored: StoredPictures = { idOf: new Map(), moved: [], errors: [] }
  for (const picture of pictures.all()) {
    const key = `${site}:picture:${picture.key}`
    const earlier = known.items.get(key)
    if (earlier) stored.idOf.set(picture.key, earlier.recordId)
    else if (uploads?.has(picture.key)) await write(picture, key, uploads)
  }
  return stored

  async function write(picture: OldPicture, key: string, files: Uploads): Promise<void> {
    try {
      const bytes = await files.read(picture.key)
      if (!bytes) throw new AppError('BODY_TOO_LARGE', 'Pictures may have 10 MB at most.')
      const encoded = await readUpload(bytes)
      const image = await recorder.write({ key, collection: media.name }, (trx) =>
        storePicture(trx, storage, encoded, fieldsOf(picture), actor),
      )
      stored.idOf.set(picture.key, image.id)
      const from = URL.parse(picture.address.replace('__GHOST_URL__', ''), 'https://site.invalid')?.pathname
      if (from) stored.moved.push({ from, to: mediaUrl(image.key) })
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      stored.errors.push(`The picture ${picture.key} cannot be taken: ${error.message}`)
    }
  }
}

function fieldsOf({ key, title, alt }: OldPicture) {
  const name = key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))
  return {
    title: (plainWords(title) || name).slice(0, TITLE_MAX).trim() || 'Image',
    alt: plainWords(alt).slice(0, ALT_MAX).trim(),
  }
}
