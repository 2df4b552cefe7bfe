import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { mediaAddress } from '#entities/media/picture.ts'
import { type Media, MediaInput, MediaRecord } from '#entities/media/schema.ts'
import { replaceFile } from '#entities/media/replace.server.ts'
import { MAX_UPLOAD_BYTES, storeUpload } from '#entities/media/store.server.ts'
import { existingCalls } from '#records/calls/private-calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { call } from '#records/calls/calls.server.ts'

/** Allowance for the multipart envelope: field names, boundaries, title and alt. */
const FORM_BYTES = 64_000
const TITLE_MAX = 160

const Upload = z
  .strictObject({ file: z.file(), title: MediaInput.shape.title.optional(), alt: MediaInput.shape.alt.optional() })
  .meta({ id: 'MediaUpload' })

const Replacement = z
  .strictObject({ file: z.file(), version: z.coerce.number().int() })
  .meta({ id: 'MediaReplacement' })

const present = (image: Media): MediaRecord => ({ ...image, url: mediaAddress(image.key) })

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
  call({
    method: 'post',
    path: '/media',
    tag: 'Media',
    summary: 'Upload a picture: JPEG, PNG, WebP, AVIF or GIF of at most 10 MB',
    access: 'contributor',
    multipartBytes: MAX_UPLOAD_BYTES + FORM_BYTES,
    body: Upload,
    response: MediaRecord,
    status: 201,
    isIdempotent: true,
    run: async ({ body, key }, { services, caller }) => {
      const { file, title = titleFromName(file.name), alt = '' } = body
      const bytes = new Uint8Array(await file.arrayBuffer())
      return present(await storeUpload(services.db, services.storage, bytes, { title, alt }, actorOf(caller), key))
    },
  }),
  call({
    method: 'post',
    path: '/media/{id}/file',
    tag: 'Media',
    summary: 'Replace the file of a picture everywhere it is shown',
    access: 'editor',
    params: ById,
    multipartBytes: MAX_UPLOAD_BYTES + FORM_BYTES,
    body: Replacement,
    response: MediaRecord,
    errors: [409],
    run: async ({ params, body }, { services, caller }) => {
      const bytes = new Uint8Array(await body.file.arrayBuffer())
      const replacement = { id: params.id, version: body.version, bytes }
      return present(await replaceFile(services.db, services.storage, replacement, actorOf(caller)))
    },
  }),
  ...existingCalls(media, {
    presented: { as: MediaRecord, present },
    async afterDelete(image, { services }) {
      // The record is deleted either way; a leftover file only takes space.
      await services.storage
        .remove(image.key)
        .catch((error: unknown) =>
          services.log.warn('a deleted picture left its file behind', { key: image.key, error }),
        )
    },
  }),
]
