import { ActionIcon, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as m from '#entities/message/admin/messages.ts'
import { changeMessage, deleteMessage, type MessageChange, messageQuery } from '#entities/message/admin/actions.ts'
import { replyAddress } from '#entities/message/admin/reply.ts'
import type { Message } from '#entities/message/schema.ts'
import { isNotFound } from '#records/admin/api/api-error.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Tag } from '#ui/admin/status-badge.tsx'
import { isAdmin } from '#records/admin/api/user.ts'
import css from './messages.module.css'

interface MessagePaneProps {
  id: string
  onClose: () => void
}

export function MessagePane({ id, onClose }: MessagePaneProps) {
  const { data, error, refetch } = useQuery(messageQuery(id))
  const isOpened = useRef(false)
  const isUnread = data?.isRead === false
  // Opening marks the message as read; marking it unread afterwards sticks.
  useEffect(() => {
    if (!data || isOpened.current) return
    isOpened.current = true
    if (isUnread) void changeMessage(id, 'read').catch(() => undefined)
  }, [data, id, isUnread])

  if (isNotFound(error)) return <p className={css.hint}>{m.gone()}</p>
  if (data) return <Opened message={data} onClose={onClose} />
  if (error) return <ReadFailure title={m.oneUnread()} onTryAgain={refetch} m={24} />
  return <Skeleton height={240} m={24} w="auto" />
}

function Opened({ message, onClose }: { message: Message; onClose: () => void }) {
  const { id, name, email, createdAt, isRead, isDeleted } = message
  const change = (action: MessageChange) => () => void changeMessage(id, action).catch(() => undefined)
  const putAway = async () => {
    await changeMessage(id, 'archive')
    onClose()
  }
  const remove = async () => {
    if (await deleteMessage(message)) onClose()
  }
  return (
    <article className={css.message} aria-label={m.messageFrom({ name })}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <div>
          <Title order={2} fz={17}>
            {name} {isDeleted && <Tag>{m.archived()}</Tag>}
          </Title>
          <Text size="sm" c="dimmed">
            <a href={`mailto:${email}`}>{email}</a> · {formatDateTime(createdAt)}
          </Text>
        </div>
        <ActionIcon size={34} aria-label={m.closeMessage()} onClick={onClose}>
          <Icon name="x" />
        </ActionIcon>
      </Group>
      <p className={css.text}>{message.message}</p>
      <Group gap={8}>
        <Button component="a" href={replyAddress(message)} leftSection={<Icon name="mail" size={16} />}>
          {m.reply()}
        </Button>
        <Button variant="default" onClick={change(isRead ? 'unread' : 'read')}>
          {isRead ? m.markUnread() : m.markRead()}
        </Button>
        {isDeleted ? (
          <Button variant="default" onClick={change('unarchive')}>
            {m.unarchive()}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void putAway().catch(() => undefined)}>
            {m.archiveIt()}
          </Button>
        )}
        {isDeleted && isAdmin() && (
          <Button variant="subtle" color="red" onClick={() => void remove().catch(() => undefined)}>
            {m.deleteForGood()}
          </Button>
        )}
      </Group>
    </article>
  )
}
