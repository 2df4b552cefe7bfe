import { Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/video-files/messages.ts'
import { MAX_VIDEO_BYTES } from '#features/video-files/schema.ts'
import { upload } from '#records/admin/api/upload.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'

const CAPTIONS = '.vtt'
const WHOLE = 100

/** Gives the address of the uploaded video. */
export function UploadVideo({ onUploaded }: { onUploaded: (address: string) => void }) {
  const [done, setDone] = useState<number>()

  async function send(chosen: File[]): Promise<void> {
    if (chosen.length === 0) return
    const [video, ...others] = chosen.filter(({ name }) => !name.endsWith(CAPTIONS))
    if (!video || others.length > 0) return notify.error(m.oneVideo())
    if (video.size > MAX_VIDEO_BYTES) return notify.error(m.tooLarge())
    const captions = await chosen.find(({ name }) => name.endsWith(CAPTIONS))?.text()
    setDone(0)
    const stored = await upload('/video-files', video, {
      onProgress: setDone,
      ...(captions ? { fields: { captions } } : {}),
    }).catch(() => undefined)
    setDone(undefined)
    if (stored) onUploaded(stored.url)
  }

  if (done !== undefined) return <Progress value={done * WHOLE} animated aria-label={m.uploading()} />
  return (
    <div>
      <FileButton multiple accept="video/mp4,video/webm,.vtt" onChange={(files) => void send(files)}>
        {({ onClick }) => (
          <Button variant="default" size="compact-sm" leftSection={<Icon name="upload" size={15} />} onClick={onClick}>
            {m.upload()}
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="dimmed" mt={4}>
        {m.uploadHint()}
      </Text>
    </div>
  )
}
