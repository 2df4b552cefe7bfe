import { Button, Group, Progress, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { readVideosAgain } from '#features/video-files/admin/queries.ts'
import { VideoList } from '#features/video-files/admin/video-list.tsx'
import * as m from '#features/video-files/messages.ts'
import { MAX_VIDEO_BYTES } from '#features/video-files/schema.ts'
import { upload } from '#records/admin/api/upload.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { cancel } from '#ui/admin/messages.ts'
import { notify } from '#ui/admin/toasts.tsx'

const CAPTIONS = '.vtt'
const WHOLE = 100

/** Gives the address of a video: a new one, or one that was uploaded before. */
export function UploadVideo({ onChosen }: { onChosen: (address: string) => void }) {
  const [done, setDone] = useState<number>()
  const [isListed, setListed] = useState(false)
  const running = useRef<AbortController>(null)
  const isShown = useIsShown()

  async function send(chosen: File[]): Promise<void> {
    if (chosen.length === 0) return
    const [video, ...others] = chosen.filter(({ name }) => !name.endsWith(CAPTIONS))
    if (!video || others.length > 0) return notify.error(m.oneVideo())
    if (video.size > MAX_VIDEO_BYTES) return notify.error(m.tooLarge())
    const captions = await chosen.find(({ name }) => name.endsWith(CAPTIONS))?.text()
    const controller = new AbortController()
    running.current = controller
    setDone(0)
    const stored = await upload('/video-files', video, {
      onProgress: setDone,
      signal: controller.signal,
      ...(captions ? { fields: { captions } } : {}),
    }).catch(() => undefined)
    setDone(undefined)
    if (!stored) return
    await readVideosAgain()
    // The form may have been closed meanwhile, and may be that of another block.
    if (isShown.current) onChosen(stored.url)
    else notify.info(m.inList({ name: stored.name }))
  }

  if (done !== undefined) {
    return (
      <Group gap={12} wrap="nowrap">
        <Progress value={done * WHOLE} animated aria-label={m.uploading()} flex={1} />
        <Button variant="default" size="compact-sm" aria-label={m.stop()} onClick={() => running.current?.abort()}>
          {cancel()}
        </Button>
      </Group>
    )
  }
  return (
    <div>
      <Group gap={8}>
        <FileButton multiple accept="video/mp4,video/webm,.vtt" onChange={(files) => void send(files)}>
          {({ onClick }) => (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<Icon name="upload" size={15} />}
              onClick={onClick}
            >
              {m.upload()}
            </Button>
          )}
        </FileButton>
        <Button variant="default" size="compact-sm" onClick={() => setListed(true)}>
          {m.uploadedAs()}
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        {m.uploadHint()}
      </Text>
      {isListed && (
        <VideoList
          onClose={() => setListed(false)}
          onChoose={({ url }) => {
            onChosen(url)
            setListed(false)
          }}
        />
      )}
    </div>
  )
}

function useIsShown() {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
