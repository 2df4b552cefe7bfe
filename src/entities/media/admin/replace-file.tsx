import { Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#entities/media/admin/messages.ts'
import { refusalOf } from '#entities/media/admin/refusal.ts'
import { sizeWarning } from '#entities/media/admin/size-warning.ts'
import { ACCEPTED } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { upload } from '#records/admin/api/upload.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { FileButton } from '#ui/admin/file-button.tsx'
import { formatBytes } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './library.module.css'

interface ReplaceFileProps {
  media: MediaRecord
  /** Saves the form first; undefined if that failed. */
  onSave: () => Promise<MediaRecord | undefined>
  onReplaced: (media: MediaRecord) => void
}

export function ReplaceFile({ media, onSave, onReplaced }: ReplaceFileProps) {
  const [done, setDone] = useState<number>()

  async function send(file: File | null): Promise<void> {
    if (!file) return
    const refusal = refusalOf(file)
    if (refusal) return notify.error(refusal)
    const warning = await sizeOf(file).then((size) => size && sizeWarning(media, size))
    if (warning && !(await confirm({ title: m.smallerTitle(), body: warning, action: m.replaceAnyway() }))) return
    const saved = await onSave()
    if (!saved) return
    setDone(0)
    try {
      const fields = { version: String(saved.version) }
      onReplaced(await upload('/media/{id}/file', file, { params: { id: media.id }, fields, onProgress: setDone }))
      notify.success(SUCCESS.updated)
      // Lists that show the picture have its old URL.
      await queryClient.invalidateQueries({ queryKey: ['records'] })
    } catch {
      // A toast shows the error; the picture stays unchanged.
    } finally {
      setDone(undefined)
    }
  }

  return (
    <div className={css.file}>
      <Icon name="image" />
      <div className={css.fileWords}>
        <Text size="sm" fw={600} truncate>
          {media.key}
        </Text>
        <Text size="xs" c="dimmed">
          {m.newFileKeeps({ size: `${media.width} × ${media.height}, ${formatBytes(media.bytes)}` })}
        </Text>
      </div>
      {done === undefined ? (
        <FileButton accept={ACCEPTED} onChange={(file) => void send(file)}>
          {({ onClick }) => (
            <Button variant="default" size="compact-md" onClick={onClick}>
              {m.replaceFile()}
            </Button>
          )}
        </FileButton>
      ) : (
        <Progress w={110} value={done * 100} animated aria-label={m.uploading()} />
      )}
    </div>
  )
}

/** Undefined if the browser cannot decode the file; the server checks it anyway. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const { width, height } = image
  image.close()
  return { width, height }
}
