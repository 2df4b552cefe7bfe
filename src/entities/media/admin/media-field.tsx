import { Button, Group, Input, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#entities/media/admin/messages.ts'
import { loadPickers, MediaPicker } from '#entities/media/admin/late-pickers.ts'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { uploadMedia } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { variantUrl } from '#shared/images.ts'
import { usePendingWork } from '#records/admin/form/pending.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { warm } from '#ui/admin/lazy-part.tsx'
import css from './media-field.module.css'

interface MediaFieldProps {
  label: string
  hint: string
  value: string | null
  onChange: (id: string | null, media?: MediaRecord) => void
  required?: boolean
  error?: React.ReactNode
  'data-path'?: string
}

export function MediaField(props: MediaFieldProps) {
  const { label, hint, value, onChange, required = false, error } = props
  const media = useMedia(value)
  const [isPicking, setPicking] = useState(false)
  const [isOver, setOver] = useState(false)
  const pick = (picked: MediaRecord) => onChange(picked.id, picked)
  const underWay = usePendingWork()

  function drop(event: React.DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    // A toast shows the error.
    if (file) void underWay(uploadMedia(file).then(pick)).catch(() => undefined)
  }

  return (
    <Input.Wrapper label={label} error={error} required={required} labelElement="div" data-path={props['data-path']}>
      <div
        className={css.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {media ? (
          <img src={variantUrl(media.url, { size: 'xs' })} alt="" className={css.picture} />
        ) : (
          <Icon name="image" size={22} />
        )}
        <div className={css.words}>
          {media && (
            <Text size="sm" fw={600} truncate>
              {media.title}
            </Text>
          )}
          {media?.isDeleted ? (
            <Text size="xs" c="var(--neg)">
              {m.inArchive()}
            </Text>
          ) : (
            <Text size="xs" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
        <Group gap={6} wrap="nowrap">
          <Button
            variant="default"
            size="compact-sm"
            onPointerEnter={() => warm(loadPickers)}
            onFocus={() => warm(loadPickers)}
            onClick={() => setPicking(true)}
            aria-label={m.browseOf({ label })}
          >
            {value ? m.replace() : m.browse()}
          </Button>
          {value && !required && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => onChange(null)}
              aria-label={m.removeOf({ label })}
            >
              {m.remove()}
            </Button>
          )}
        </Group>
      </div>
      <MediaPicker isOpen={isPicking} onClose={() => setPicking(false)} onPick={pick} chosen={value} />
    </Input.Wrapper>
  )
}
