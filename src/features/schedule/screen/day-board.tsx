import * as m from '#features/schedule/screen/messages.ts'
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { EventCard, EventWords } from '#features/schedule/screen/event-card.tsx'
import { KIND_WORDS } from '#features/schedule/screen/kind-words.ts'
import { keyOf } from '#features/schedule/screen/moving.ts'
import { isWeekend } from '#features/schedule/screen/span.ts'
import { isPublicHoliday } from '#shared/czech/holidays.ts'
import { onDay } from '#shared/czech/prague-time.ts'
import type { CalendarItem, UndatedPost } from '#shared/schema/calendar.ts'
import { accusative, longMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './calendar.module.css'
import { inPrague } from '#ui/admin/format.ts'

export type Dragged = { item: CalendarItem } | { draft: UndatedPost }

interface BoardProps {
  onDrop: (dragged: Dragged, day: string) => void
  children: ReactNode
}

const isDragged = (data: unknown): data is Dragged =>
  typeof data === 'object' && data !== null && ('item' in data || 'draft' in data)

export function Board({ onDrop, children }: BoardProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [dragged, setDragged] = useState<Dragged>()
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    if (over && isDragged(active.data.current)) onDrop(active.data.current, String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      // The day under the pointer counts, not the one with the largest overlap.
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => isDragged(active.data.current) && setDragged(active.data.current)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
      // Keyboard moves have announcements of their own.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div
            className={css.event}
            data-lifted
            data-tone={'item' in dragged ? KIND_WORDS[dragged.item.kind].tone : 'post'}
          >
            {'item' in dragged ? <EventWords item={dragged.item} /> : dragged.draft.title}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const nothing = () => undefined
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

interface DayProps {
  day: string
  today: string
  items: CalendarItem[]
  onKey: (event: KeyboardEvent, item: CalendarItem) => void
}

const weekday = inPrague({ weekday: 'short' })
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
export const weekdayOf = (day: string) => weekday.format(noon(day))

export function Day({ day, today, items, onKey }: DayProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id: day })
  const now = useNow().toISOString()
  const upcoming = items.findIndex(({ at }) => at > now)
  const lifted: unknown = active?.data.current
  return (
    <section
      ref={setNodeRef}
      className={css.day}
      aria-label={longDay(day)}
      data-today={day === today || undefined}
      data-weekend={isWeekend(day) || undefined}
      data-over={isOver || undefined}
    >
      <h2 className={css.dayHead}>
        {weekdayOf(day)} <b>{Number(day.slice(8))}</b>
      </h2>
      <div className={css.dayBody}>
        {isPublicHoliday(day) && <div className={css.holiday}>{m.publicHoliday()}</div>}
        {items.map((item, index) => (
          <div key={keyOf(item)} className={css.slot}>
            {day === today && index === upcoming && index > 0 && <div className={css.now} />}
            <EventCard item={item} onKey={onKey} />
          </div>
        ))}
        {isOver && isDragged(lifted) && <DropNote dragged={lifted} day={day} />}
      </div>
    </section>
  )
}

const longDays = inPrague({ weekday: 'long', day: 'numeric', month: 'long' })
export const longDay = (day: string) => longDays.format(noon(day))

function DropNote({ dragged, day }: { dragged: Dragged; day: string }) {
  const at = 'item' in dragged ? onDay(dragged.item.at, day)?.toISOString() : undefined
  const now = useNow()
  return (
    <div className={css.drop}>
      <b>{m.drop({ moment: at ? longMoment(at, now) : accusative(longDay(day)) })}</b>
      <span>{at ? m.hourStays() : m.nextFreeHour()}</span>
    </div>
  )
}
