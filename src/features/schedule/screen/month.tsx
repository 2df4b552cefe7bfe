import * as m from '#features/schedule/screen/messages.ts'
import { useDroppable } from '@dnd-kit/core'
import { UnstyledButton } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { longDay, weekdayOf } from '#features/schedule/screen/day-board.tsx'
import { EventCard } from '#features/schedule/screen/event-card.tsx'
import { keyOf } from '#features/schedule/screen/moving.ts'
import { isPublicHoliday } from '#shared/czech/holidays.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import css from './calendar.module.css'

const DAYS_IN_WEEK = 7
/** More would give the weeks of a month different heights. */
const SHOWN = 3

interface MonthProps {
  days: string[]
  /** 2026-11 */
  month: string
  today: string
  itemsOn: (day: string) => CalendarItem[]
  onKey: (event: KeyboardEvent, item: CalendarItem) => void
  onDay: (day: string) => void
}

export const Month = ({ days, month, today, itemsOn, onKey, onDay }: MonthProps) => (
  <div className={css.month}>
    {days.slice(0, DAYS_IN_WEEK).map((day) => (
      <div key={day} className={css.weekday} aria-hidden="true">
        {weekdayOf(day)}
      </div>
    ))}
    {days.map((day) => (
      <Cell
        key={day}
        day={day}
        isOther={!day.startsWith(month)}
        isToday={day === today}
        items={itemsOn(day)}
        onKey={onKey}
        onDay={onDay}
      />
    ))}
  </div>
)

interface CellProps extends Pick<MonthProps, 'onKey' | 'onDay'> {
  day: string
  isOther: boolean
  isToday: boolean
  items: CalendarItem[]
}

function Cell({ day, isOther, isToday, items, onKey, onDay }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day })
  const rest = items.length - SHOWN
  return (
    <section
      ref={setNodeRef}
      className={css.cell}
      aria-label={longDay(day)}
      data-other={isOther || undefined}
      data-today={isToday || undefined}
      data-over={isOver || undefined}
    >
      <div className={css.date}>
        <b>{Number(day.slice(8))}</b>
        {isToday ? m.todayMark() : isPublicHoliday(day) && m.holiday()}
      </div>
      {items.slice(0, SHOWN).map((item) => (
        <EventCard key={keyOf(item)} item={item} onKey={onKey} />
      ))}
      {rest > 0 && (
        <UnstyledButton className={css.more} onClick={() => onDay(day)}>
          {m.more({ count: rest })}
        </UnstyledButton>
      )}
    </section>
  )
}
