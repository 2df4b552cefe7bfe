import { Button, Group, Modal, Pagination, SimpleGrid, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { cancel } from '#ui/admin/messages.ts'
import * as list from '#records/admin/list/messages.ts'
import * as m from '#entities/media/admin/messages.ts'
import { UploadButton } from '#entities/media/admin/upload-button.tsx'
import { uploadMedia } from '#entities/media/admin/upload-media.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { variantUrl } from '#shared/images.ts'
import { SearchField } from '#records/admin/list/list-toolbar.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useList } from '#records/admin/queries.ts'
import { notify } from '#ui/admin/toasts.tsx'
import css from './media-picker.module.css'

const PER_PAGE = 24

interface MediaPickerProps {
  isOpen: boolean
  onClose: () => void
  onPick: (media: MediaRecord) => void
  chosen?: string | null
}

interface ManyPickerProps {
  isOpen: boolean
  onClose: () => void
  onPick: (media: MediaRecord[]) => void
  most: number
}

/** Picks in the order of clicking. */
export function ManyPicker({ isOpen, onClose, onPick, most }: ManyPickerProps) {
  const [picked, setPicked] = useState<MediaRecord[]>([])
  const toggle = (media: MediaRecord) =>
    setPicked((before) => {
      const others = before.filter(({ id }) => id !== media.id)
      return others.length < before.length ? others : [...before, media].slice(0, most)
    })
  const close = () => {
    setPicked([])
    onClose()
  }
  return (
    <Modal opened={useMounted() && isOpen} onClose={close} size="xl" title={m.choosePictures()}>
      <Choice isMany chosen={picked.map(({ id }) => id)} onPick={toggle} />
      <Group justify="flex-end" gap={8} mt={16}>
        <Text size="sm" c="dimmed" mr="auto" role="status">
          {m.chosen({ number: picked.length, most })}
        </Text>
        <Button variant="default" onClick={close}>
          {cancel()}
        </Button>
        <Button
          disabled={picked.length === 0}
          onClick={() => {
            onPick(picked)
            close()
          }}
        >
          {m.addPictures({ count: picked.length })}
        </Button>
      </Group>
    </Modal>
  )
}

export const MediaPicker = ({ isOpen, onClose, onPick, chosen = null }: MediaPickerProps) => (
  <Modal opened={useMounted() && isOpen} onClose={onClose} size="xl" title={m.choosePicture()}>
    <Choice
      chosen={chosen === null ? [] : [chosen]}
      onPick={(media) => {
        onPick(media)
        onClose()
      }}
    />
  </Modal>
)

interface ChoiceProps {
  onPick: (media: MediaRecord) => void
  chosen: string[]
  isMany?: boolean
}

function Choice({ onPick, chosen, isMany = false }: ChoiceProps) {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useList<MediaRecord>('media', { q, page, perPage: PER_PAGE, sort: '-createdAt' })

  // An upload that ends after the dialog was closed is in the library, but replaces nothing.
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const pickUploaded = (media: MediaRecord) => {
    if (isShown.current) onPick(media)
    else notify.info(m.inLibrary({ title: media.title }))
  }

  async function drop(event: React.DragEvent): Promise<void> {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    for (const file of isMany ? files : files.slice(0, 1)) {
      // A toast shows why one failed; the rest continue.
      const media = await uploadMedia(file).catch(() => undefined)
      if (media) pickUploaded(media)
    }
  }

  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={(event) => void drop(event)} className={css.choice}>
      <Group mb={16}>
        <SearchField
          label={m.searchPictures()}
          value={q}
          hasFocus
          onChange={(typed) => {
            setQ(typed)
            setPage(1)
          }}
        />
        <UploadButton onUploaded={pickUploaded} isMany={isMany}>
          {(open) => (
            <Button variant="default" onClick={open}>
              {isMany ? m.uploadNewOnes() : m.uploadNewOne()}
            </Button>
          )}
        </UploadButton>
      </Group>
      {isError && <ReadFailure title={m.unread()} onTryAgain={refetch} mb={16} />}
      {!data && !isError && <Skeleton height={240} />}
      {data?.total === 0 && (
        <Text c="dimmed" role="status">
          {q ? m.noMatch() : m.uploadFirst()}
        </Text>
      )}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={12} role="group" aria-label={m.pictures()}>
        {data?.items.map((media) => (
          <UnstyledButton
            key={media.id}
            className={css.tile}
            aria-pressed={chosen.includes(media.id)}
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
          getItemProps={(number) => ({ 'aria-label': list.page({ number: String(number) }) })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? list.nextPage() : list.previousPage() })}
        />
      )}
    </div>
  )
}

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
