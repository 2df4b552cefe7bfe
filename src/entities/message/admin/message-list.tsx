import { Skeleton, UnstyledButton } from '@mantine/core'
import * as m from '#entities/message/admin/messages.ts'
import type { Message } from '#entities/message/schema.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import css from './messages.module.css'

const SKELETONS = 6

interface MessageListProps {
  items: Message[] | undefined
  isFaded: boolean
  opened: string | undefined
  onOpen: (id: string) => void
  empty: string
}

export const MessageList = ({ items, isFaded, opened, onOpen, empty }: MessageListProps) => (
  <ul className={css.list} aria-label={m.title()} aria-busy={!items || isFaded} data-faded={isFaded || undefined}>
    {!items &&
      Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} component="li" height={64} m={12} w="auto" />
      ))}
    {items?.length === 0 && <li className={css.hint}>{empty}</li>}
    {items?.map(({ id, name, message, createdAt, isRead }) => (
      <li key={id}>
        <UnstyledButton
          className={css.item}
          data-unread={!isRead || undefined}
          aria-current={id === opened || undefined}
          onClick={() => onOpen(id)}
        >
          <span className={css.top}>
            <span className={css.from}>
              {!isRead && <span className={css.dot} role="img" aria-label={m.isUnread()} />}
              {name}
            </span>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </span>
          <span className={css.words}>{message}</span>
        </UnstyledButton>
      </li>
    ))}
  </ul>
)
