import { Button, Group, Modal, Pagination, SimpleGrid, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { UploadButton } from '#entities/media/admin/upload-button.tsx'
import { uploadMedia } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { variantUrl } from '#shared/images.ts'
import { SearchField } from '#ui/admin/list/list-toolbar.tsx'
import { useList } from '#ui/admin/records/queries.ts'
import css from './media-picker.module.css'

const PER_PAGE = 24

interface MediaPickerProps {
  isOpen: boolean
  onClose: () => void
  onPick: (media: MediaRecord) => void
  /** The one that is chosen now. */
  chosen?: string | null
}

/** Chooses a picture from the library, or uploads a new one. */
export const MediaPicker = ({ isOpen, onClose, onPick, chosen = null }: MediaPickerProps) => (
  <Modal opened={isOpen} onClose={onClose} size="xl" title="Choose a picture">
    <Choice
      chosen={chosen}
      onPick={(media) => {
        onPick(media)
        onClose()
      }}
    />
  </Modal>
)

function Choice({ onPick, chosen }: Pick<MediaPickerProps, 'onPick' | 'chosen'>) {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data } = useList<MediaRecord>('media', { q, page, perPage: PER_PAGE, sort: '-createdAt' })

  async function drop(event: React.DragEvent): Promise<void> {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) onPick(await uploadMedia(file))
  }

  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event).catch(() => undefined)}
      className={css.choice}
    >
      <Group mb={16}>
        <SearchField
          label="Search pictures"
          value={q}
          hasFocus
          onChange={(typed) => {
            setQ(typed)
            setPage(1)
          }}
        />
        <UploadButton onUploaded={onPick}>
          {(open) => (
            <Button variant="default" onClick={open}>
              Upload a new one
            </Button>
          )}
        </UploadButton>
      </Group>
      {!data && <Skeleton height={240} />}
      {data?.total === 0 && (
        <Text c="dimmed" role="status">
          {q ? 'No picture has these words.' : 'There are no pictures yet. Upload the first one.'}
        </Text>
      )}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={12} role="group" aria-label="Pictures">
        {data?.items.map((media) => (
          <UnstyledButton
            key={media.id}
            className={css.tile}
            aria-pressed={media.id === chosen}
            onClick={() => onPick(media)}
            onKeyDown={moveFocus}
            title={media.title}
          >
            <img src={variantUrl(media.url, { size: 'xs' })} alt="" loading="lazy" />
            <span>{media.title}</span>
          </UnstyledButton>
        ))}
      </SimpleGrid>
      {data && data.total > PER_PAGE && (
        <Pagination
          mt={16}
          total={Math.ceil(data.total / PER_PAGE)}
          value={page}
          onChange={setPage}
          size="sm"
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
        />
      )}
    </div>
  )
}

/** Arrows go through the pictures as they stand, row by row. */
function moveFocus(event: React.KeyboardEvent<HTMLButtonElement>): void {
  const siblings = event.currentTarget.parentElement?.children ?? []
  const tiles = [...siblings].filter((tile) => tile instanceof HTMLElement)
  const top = (tile: HTMLElement | undefined) => tile?.offsetTop
  const perRow = Math.max(1, tiles.filter((tile) => top(tile) === top(tiles[0])).length)
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow, ArrowUp: -perRow }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  tiles[tiles.indexOf(event.currentTarget) + step]?.focus()
}
