import { useSyncExternalStore } from 'react'
import { uploadMedia } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { recordQuery } from '#ui/admin/records/queries.ts'

export type Upload = { state: 'sending'; done: number } | { state: 'sent'; media: MediaRecord } | { state: 'failed' }

/** Uploads of pictures to the library. Finished ones are remembered: undo may bring their placeholders back. */
export interface Uploads {
  start: (file: File | Promise<File>) => string
  of: (key: string) => Upload | undefined
  /** Uploads in progress. */
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
      const media = await uploadMedia(await file, { onProgress: (done) => set(key, { state: 'sending', done }) })
      queryClient.setQueryData(recordQuery<MediaRecord>('media', media.id).queryKey, media)
      set(key, { state: 'sent', media })
    } catch {
      // The API client has shown the error.
      set(key, { state: 'failed' })
    }
  }

  return {
    start: (file) => {
      const key = `upload-${uploads.size + 1}`
      set(key, { state: 'sending', done: 0 })
      const sending = send(key, file).finally(() => underWay.delete(sending))
      underWay.add(sending)
      return key
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
