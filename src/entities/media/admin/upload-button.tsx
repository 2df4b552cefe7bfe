import { Progress } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import * as m from '#entities/media/admin/messages.ts'
import { ACCEPTED, uploadMedia } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { FileButton } from '#ui/admin/file-button.tsx'

interface UploadButtonProps {
  onUploaded: (media: MediaRecord) => void
  isMany?: boolean
  children: (open: () => void) => ReactNode
}

export function UploadButton({ onUploaded, isMany = false, children }: UploadButtonProps) {
  const [done, setDone] = useState<number>()
  async function send(files: File[]): Promise<void> {
    for (const [index, file] of files.entries()) {
      const onProgress = (done: number) => setDone((index + done) / files.length)
      onProgress(0)
      // A toast shows why one failed; the rest continue.
      const media = await uploadMedia(file, onProgress).catch(() => undefined)
      if (media) onUploaded(media)
    }
    setDone(undefined)
  }
  if (done !== undefined) return <Progress w={140} value={done * 100} animated aria-label={m.uploading()} />
  return (
    <FileButton multiple={isMany} accept={ACCEPTED} onChange={(chosen) => void send(chosen ? [chosen].flat() : [])}>
      {({ onClick }) => children(onClick)}
    </FileButton>
  )
}
