import { FileButton, Progress } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ACCEPTED, uploadMedia } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'

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
      onUploaded(await uploadMedia(file, { onProgress: setDone }))
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
