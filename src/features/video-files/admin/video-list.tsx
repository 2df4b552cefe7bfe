import { ActionIcon, Anchor, Button, Modal, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readVideosAgain, videosQuery } from '#features/video-files/admin/queries.ts'
import * as m from '#features/video-files/messages.ts'
import type { VideoFile } from '#features/video-files/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { isEditor } from '#records/admin/api/user.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatBytes, formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Tag } from '#ui/admin/status-badge.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import css from './video-list.module.css'

interface VideoListProps {
  onClose: () => void
  onChoose?: (video: VideoFile) => void
}

export function VideoList({ onClose, onChoose }: VideoListProps) {
  const { data, isError, refetch } = useQuery(videosQuery)
  return (
    <Modal opened onClose={onClose} size="lg" title={m.uploaded()}>
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={120} />}
      {data?.length === 0 && <Text c="dimmed">{m.none()}</Text>}
      <ul className={css.list}>
        {data?.map((video) => (
          <Row key={video.id} video={video} onChoose={onChoose} />
        ))}
      </ul>
    </Modal>
  )
}

function Row({ video, onChoose }: { video: VideoFile; onChoose: VideoListProps['onChoose'] }) {
  const { id, name, url, bytes, hasCaptions, userName, createdAt } = video
  const { isBusy, whileBusy } = useBusy()

  async function remove(): Promise<void> {
    const question = { title: m.removeTitle({ name }), body: m.removeMeans(), action: m.remove(), isDangerous: true }
    if (!(await confirm(question))) return
    await whileBusy(() => api.delete('/video-files/{id}', { params: { id } })).finally(() => void readVideosAgain())
    notify.success(SUCCESS.deleted)
  }

  return (
    <li>
      <div className={css.about}>
        <Anchor href={url} target="_blank" fw={600} c="inherit">
          {name}
        </Anchor>
        <span>
          {m.about({ size: formatBytes(bytes), name: userName, moment: formatDate(createdAt) })}
          {hasCaptions && <Tag>{m.captions()}</Tag>}
        </span>
      </div>
      {onChoose && (
        <Button size="compact-sm" variant="default" aria-label={m.chooseOf({ name })} onClick={() => onChoose(video)}>
          {m.choose()}
        </Button>
      )}
      {isEditor() && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          loading={isBusy}
          aria-label={m.removeOf({ name })}
          onClick={() => void remove().catch(() => undefined)}
        >
          <Icon name="trash" size={16} />
        </ActionIcon>
      )}
    </li>
  )
}
