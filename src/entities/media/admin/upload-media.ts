import type { MediaRecord } from '#entities/media/schema.ts'
import { ApiError } from '#ui/admin/api/api-error.ts'
import { upload } from '#ui/admin/api/upload.ts'
import { invalidateRecords } from '#ui/admin/records/queries.ts'
import { notify } from '#ui/admin/toasts.tsx'
import { refusalOf } from '#entities/media/admin/refusal.ts'

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface UploadMediaOptions {
  onProgress?: (done: number) => void
  /** The caller reports errors itself: no toast. */
  isQuiet?: boolean
}

export async function uploadMedia(file: File, options: UploadMediaOptions = {}): Promise<MediaRecord> {
  const message = refusalOf(file)
  if (message) {
    if (!options.isQuiet) notify.error(message)
    throw new ApiError(415, { code: 'UNSUPPORTED_TYPE', message })
  }
  const media = await upload<MediaRecord>('/media', file, options)
  void invalidateRecords('media')
  return media
}
