import * as m from '#features/schedule/screen/messages.ts'
import { Button, Paper } from '@mantine/core'
import { Link } from 'react-router'
import { longDay } from '#features/schedule/screen/day-board.tsx'
import { isPromised, KIND_WORDS, problemWords } from '#features/schedule/screen/kind-words.ts'
import { keyOf } from '#features/schedule/screen/moving.ts'
import { plannedPath } from '#admin/record-path.ts'
import { addDays } from '#shared/czech/day.ts'
import { isPublicHoliday } from '#shared/czech/holidays.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { clockTime } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './calendar.module.css'

interface AgendaProps {
  days: string[]
  today: string
  itemsOn: (day: string) => CalendarItem[]
  onMove: (item: CalendarItem) => void
}

function nameOfDay(day: string, today: string): string {
  const own = isPublicHoliday(day) ? m.holidayDay({ day: longDay(day) }) : longDay(day)
  if (day === today) return m.todayDay({ day: own })
  return day === addDays(today, 1) ? m.tomorrowDay({ day: own }) : own
}

export const Agenda = ({ days, today, itemsOn, onMove }: AgendaProps) => (
  <div className={css.agenda}>
    {days
      .filter((day) => itemsOn(day).length > 0)
      .map((day) => (
        <Paper key={day} withBorder radius="lg" component="section">
          <h2 className={css.agendaDay}>{nameOfDay(day, today)}</h2>
          {itemsOn(day).map((item) => (
            <Row key={keyOf(item)} item={item} onMove={onMove} />
          ))}
        </Paper>
      ))}
  </div>
)

function Row({ item, onMove }: { item: CalendarItem } & Pick<AgendaProps, 'onMove'>) {
  const { kind, at, title, note, person, isDone } = item
  const problem = problemWords(item, useNow())
  const { icon, does, tone } = KIND_WORDS[kind]
  return (
    <div className={css.row} data-done={isDone || undefined}>
      <span className={css.rowIcon} data-tone={tone}>
        <Icon name={isDone ? 'check' : icon} size={15} />
      </span>
      <div className={css.rowWords}>
        <Link to={plannedPath(item)} lang="cs">
          {note ? m.titleWithNote({ title, note }) : title}
        </Link>
        <span>
          {clockTime(at)} · {does()}
          {person && `, ${person.name}`}
        </span>
        {problem && (
          <span className={css.problem}>
            <Icon name="warn" size={13} /> {problem}
          </span>
        )}
      </div>
      {!isDone && !isPromised(item) && (
        <Button variant="default" size="sm" aria-label={m.moveTitle({ title })} onClick={() => onMove(item)}>
          {m.moveDots()}
        </Button>
      )}
    </div>
  )
}
