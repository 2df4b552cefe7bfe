import * as m from '#features/schedule/screen/messages.ts'
import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { isPromised, KIND_WORDS, problemWords } from '#features/schedule/screen/kind-words.ts'
import { keyOf } from '#features/schedule/screen/moving.ts'
import { plannedPath } from '#admin/record-path.ts'
import { monogram } from '#shared/monogram.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { clockTime, longMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './calendar.module.css'
import { text } from '#shared/words/message.ts'

interface EventProps {
  item: CalendarItem
  onKey: (event: KeyboardEvent, item: CalendarItem) => void
}

const nameOf = ({ kind, title, at }: CalendarItem, now: Date) =>
  m.event({ title, does: KIND_WORDS[kind].does().toLowerCase(), moment: longMoment(at, now) })

/** An event on its day: draggable, or moved with Shift and the arrow keys. */
export function EventCard({ item, onKey }: EventProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: keyOf(item),
    data: { item },
    disabled: item.isDone || isPromised(item),
  })
  return (
    <div
      ref={setNodeRef}
      {...(item.isDone ? {} : listeners)}
      className={css.event}
      data-tone={KIND_WORDS[item.kind].tone}
      data-done={item.isDone || undefined}
      data-ghost={isDragging || undefined}
    >
      <EventWords item={item} onKey={onKey} />
    </div>
  )
}

export function EventWords({ item, onKey }: Pick<EventProps, 'item'> & Partial<EventProps>) {
  const now = useNow()
  const problem = problemWords(item, now)
  return (
    <>
      <span className={css.clock}>
        <Icon name={item.isDone ? 'check' : KIND_WORDS[item.kind].icon} size={13} />
        {clockTime(item.at)}
        {item.person && (
          <span className={css.person} title={item.person.name}>
            {monogram(item.person.name)}
          </span>
        )}
      </span>
      <Link
        to={plannedPath(item)}
        lang="cs"
        draggable={false}
        onKeyDown={(event) => onKey?.(event, item)}
        data-event={item.isDone ? undefined : keyOf(item)}
        aria-label={nameOf(item, now)}
      >
        {item.title}
        {item.note && <span className={css.note}>: {text(item.note)}</span>}
      </Link>
      {problem && (
        <span className={css.problem}>
          <Icon name="warn" size={13} /> {problem}
        </span>
      )}
    </>
  )
}
