import { useSyncExternalStore } from 'react'
import { uploadMedia } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { recordQuery } from '#records/admin/queries.ts'

export type Upload =
  | { state: 'sending'; done: number }
  | { state: 'sent'; media: MediaRecord }
  /** The file itself is not accepted. */
  | { state: 'refused' }
  | { state: 'failed'; error: unknown; file: File | Promise<File> }

/** Too large, not a picture, or not readable. */
const FILE_REFUSED = new Set([413, 415, 422])

/** Uploads of pictures to the library. Finished ones are remembered: undo may bring their placeholders back. */
export interface Uploads {
  start: (file: File | Promise<File>) => string
  again: (key: string) => void
  of: (key: string) => Upload | undefined
  underWay: () => Promise<void>[]
  subscribe: (listener: () => void) => () => void
}

export function createUploads(): Uploads {
  const uploads = new Map<string, Upload>()
  const underWay = new Set<Promise<void>>()
  const listeners = new Set<() => void>()
  const set = (key: string, upload: Upload) => {
    uploads.set(key, upload)
    for (const listener of listeners) listener()
  }

  async function send(key: string, file: File | Promise<File>): Promise<void> {
    try {
      const media = await uploadMedia(await file, (done) => set(key, { state: 'sending', done }))
      queryClient.setQueryData(recordQuery<MediaRecord>('media', media.id).queryKey, media)
      set(key, { state: 'sent', media })
    } catch (error) {
      // The API client has shown the error.
      const isRefused = error instanceof ApiError && FILE_REFUSED.has(error.status)
      set(key, isRefused ? { state: 'refused' } : { state: 'failed', error, file })
    }
  }

  function begin(key: string, file: File | Promise<File>): void {
    set(key, { state: 'sending', done: 0 })
    const sending = send(key, file).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  return {
    start: (file) => {
      const key = `upload-${uploads.size + 1}`
      begin(key, file)
      return key
    },
    again: (key) => {
      const upload = uploads.get(key)
      if (upload?.state === 'failed') begin(key, upload.file)
    },
    of: (key) => uploads.get(key),
    underWay: () => [...underWay],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useUpload = (uploads: Uploads, key: string) =>
  useSyncExternalStore(uploads.subscribe, () => uploads.of(key))
