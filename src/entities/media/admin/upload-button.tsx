import { FileButton, Progress } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { MediaRecord } from '#entities/media/schema.ts'
import { upload } from '#ui/admin/api/upload.ts'
import { readAgain } from '#ui/admin/records/queries.ts'

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

export async function uploadMedia(file: File, onProgress?: (done: number) => void): Promise<MediaRecord> {
  const media = await upload<MediaRecord>('/media', file, onProgress)
  void readAgain('media')
  return media
}

interface UploadButtonProps {
  onUploaded: (media: MediaRecord) => void
  children: (open: () => void) => ReactNode
}

/** Uploads one picture and shows how far it is. */
export function UploadButton({ onUploaded, children }: UploadButtonProps) {
  const [done, setDone] = useState<number>()
  async function send(file: File | null): Promise<void> {
    if (!file) return
    setDone(0)
    try {
      onUploaded(await uploadMedia(file, setDone))
    } catch {
      // The toast has said why; the picture stays as it was.
    } finally {
      setDone(undefined)
    }
  }
  if (done !== undefined) return <Progress w={140} value={done * 100} animated aria-label="Uploading" />
  return (
    <FileButton accept={ACCEPTED} onChange={(file) => void send(file)}>
      {({ onClick }) => children(onClick)}
    </FileButton>
  )
}
