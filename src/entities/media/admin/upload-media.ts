import type { MediaRecord } from '#entities/media/schema.ts'
import { newId } from '#shared/id.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { upload } from '#records/admin/api/upload.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify } from '#ui/admin/toasts.tsx'
import { refusalOf } from '#entities/media/admin/refusal.ts'

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The same `File` sent again, because the response was lost, is the same upload. */
const keys = new WeakMap<File, string>()
const keyOf = (file: File): string => {
  const key = keys.get(file) ?? newId()
  keys.set(file, key)
  return key
}

export async function uploadMedia(file: File, onProgress?: (done: number) => void): Promise<MediaRecord> {
  const message = refusalOf(file)
  if (message) {
    notify.error(message)
    throw new ApiError(415, { code: 'UNSUPPORTED_TYPE', message })
  }
  const media = await upload('/media', file, { onProgress, idempotencyKey: keyOf(file) })
  void invalidateRecords('media')
  return media
}
