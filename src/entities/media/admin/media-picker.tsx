import { Button, Group, Modal, Pagination, SimpleGrid, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { UploadButton } from '#entities/media/admin/upload-button.tsx'
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
}

/** Chooses a picture from the library, or uploads a new one. */
export const MediaPicker = ({ isOpen, onClose, onPick }: MediaPickerProps) => (
  <Modal
    opened={isOpen}
    onClose={onClose}
    size="xl"
    title="Choose a picture"
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Choice
      onPick={(media) => {
        onPick(media)
        onClose()
      }}
    />
  </Modal>
)

function Choice({ onPick }: Pick<MediaPickerProps, 'onPick'>) {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data } = useList<MediaRecord>('media', { q, page, perPage: PER_PAGE, sort: '-createdAt' })
  return (
    <>
      <Group mb={16}>
        <SearchField
          label="Search pictures"
          value={q}
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
      {data?.total === 0 && <Text c="dimmed">No picture has these words.</Text>}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={12}>
        {data?.items.map((media) => (
          <UnstyledButton key={media.id} className={css.tile} onClick={() => onPick(media)} title={media.title}>
            <img src={variantUrl(media.url, { size: 'xs' })} alt={media.alt} loading="lazy" />
            <span>{media.title}</span>
          </UnstyledButton>
        ))}
      </SimpleGrid>
      {data && data.total > PER_PAGE && (
        <Pagination mt={16} total={Math.ceil(data.total / PER_PAGE)} value={page} onChange={setPage} size="sm" />
      )}
    </>
  )
}
