import { z } from 'zod'
import { actorOf } from '#entities/caller.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { pictureFrom } from '#entities/media/picture.ts'
import { type Media, MediaInput, MediaRecord } from '#entities/media/schema.ts'
import { MAX_UPLOAD_BYTES, storeUpload } from '#entities/media/store.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import { call } from '#entities/calls.server.ts'

/** The form around the picture: field names, boundaries, title and alt. */
const FORM_BYTES = 64_000
const TITLE_MAX = 160

const Upload = z
  .strictObject({ file: z.file(), title: MediaInput.shape.title.optional(), alt: MediaInput.shape.alt.optional() })
  .meta({ id: 'MediaUpload' })

const present = (image: Media): MediaRecord => ({ ...image, url: pictureFrom(image, image.alt)?.url ?? '' })

/** „letni-akce.final.png“ → letni-akce.final */
const titleFromName = (name: string) => {
  const file = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  return (
    file
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, TITLE_MAX)
      .trim() || 'Image'
  )
}

export const privateMediaCalls = [
  call(
    {
      method: 'post',
      path: '/media',
      tag: 'Media',
      summary: 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF of at most 10 MB',
      access: 'editor',
      multipartBytes: MAX_UPLOAD_BYTES + FORM_BYTES,
      body: Upload,
      response: MediaRecord,
      status: 201,
    },
    async ({ body }, { services, caller }) => {
      const { file, title = titleFromName(file.name), alt = '' } = body
      const bytes = new Uint8Array(await file.arrayBuffer())
      return present(await storeUpload(services.db, services.storage, bytes, { title, alt }, actorOf(caller)))
    },
  ),
  ...collectionCalls(media, {
    answered: { as: MediaRecord, present },
    isMadeElsewhere: true,
    async afterDelete(image, { services }) {
      // The record is gone whatever happens here; a file left over only takes space.
      await services.storage
        .remove(image.key)
        .catch((error: unknown) =>
          services.log.warn('a deleted picture left its file behind', { key: image.key, error }),
        )
    },
  }),
]
