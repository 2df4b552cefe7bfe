import * as m from '#features/schedule/screen/messages.ts'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { type HotkeyItem, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Agenda } from '#features/schedule/screen/agenda.tsx'
import { CalendarHead } from '#features/schedule/screen/calendar-head.tsx'
import { Board, Day, type Dragged } from '#features/schedule/screen/day-board.tsx'
import { KIND_WORDS } from '#features/schedule/screen/kind-words.ts'
import { Month } from '#features/schedule/screen/month.tsx'
import { MoveDialog } from '#features/schedule/screen/move-dialog.tsx'
import { freeHour, keyOf, movedBy } from '#features/schedule/screen/moving.ts'
import { byDay } from '#features/schedule/screen/span.ts'
import { Legend, Undated } from '#features/schedule/screen/undated.tsx'
import { useCalendar } from '#features/schedule/screen/use-calendar.ts'
import { useCalendarAddress } from '#features/schedule/screen/use-calendar-address.ts'
import { nextClockChange, onDay } from '#shared/czech/prague-time.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { dayShort, longMoment } from '#ui/admin/prague-words.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import { notify } from '#ui/admin/toasts.tsx'
import { UndoNotice } from '#ui/admin/undo-notice.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import frame from '#ui/admin/screen.module.css'
import css from './calendar.module.css'

const PHONE = '(max-width: 48em)'
const VIEW_KEYS = [
  ['W', 'week'],
  ['M', 'month'],
  ['L', 'list'],
] as const

export default function CalendarScreen() {
  useScreenTitle(m.calendar())
  const isPhone = useMediaQuery(PHONE, false)
  const address = useCalendarAddress(isPhone)
  const { view, span, today, isShown } = address
  const calendar = useCalendar(span)
  const { data, isError, error, refetch, move, giveDate, moved } = calendar
  const [moving, setMoving] = useState<CalendarItem>()
  const [spoken, setSpoken] = useState('')
  const refocus = useRestoredFocus()
  const now = useNow()
  const undo = () => moved && calendar.undo(moved)
  const keys = VIEW_KEYS.map(([key, wanted]): HotkeyItem => [key, () => address.show({ view: wanted })])
  useHotkeys(moving ? [] : [...keys, ['mod+Z', undo]])

  const items = (data?.items ?? []).filter(isShown)
  const days = byDay(items)
  const itemsOn = (day: string) => days.get(day) ?? []

  function moveTo(item: CalendarItem, at: string): void {
    if (move(item, at)) setSpoken(m.movedTo({ title: item.title, moment: longMoment(at, now) }))
  }
  function drop(dragged: Dragged, day: string): void {
    if ('item' in dragged) {
      const at = onDay(dragged.item.at, day)?.toISOString()
      if (at) moveTo(dragged.item, at)
      return
    }
    const at = freeHour(itemsOn(day), day, now)
    if (!at) return notify.error(m.noFreeHour())
    if (giveDate(dragged.draft, at)) setSpoken(m.movedTo({ title: dragged.draft.title, moment: longMoment(at, now) }))
  }
  function onItemKey(event: KeyboardEvent, item: CalendarItem): void {
    if (event.shiftKey && !item.isDone) {
      const at = movedBy(item.at, event.key)
      if (!at) return
      event.preventDefault()
      refocus(keyOf(item))
      moveTo(item, at)
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      focusNext(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1)
    }
  }

  return (
    <div className={frame.screen}>
      <CalendarHead address={address} items={data?.items ?? []} isPhone={isPhone} />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {moved && (
        <UndoNotice role="note" mb={16} onUndo={undo} onClose={calendar.forgetMove}>
          {m.nowOn({
            title: moved.item.title,
            does: KIND_WORDS[moved.item.kind].does().toLowerCase(),
            moment: longMoment(moved.item.at, now),
          })}
        </UndoNotice>
      )}
      {isError && <ReadFailure title={m.unread()} error={error} onTryAgain={refetch} mb={16} />}
      {!data && !isError && <Skeleton height={560} radius="lg" />}
      {data && (
        <Board onDrop={drop}>
          <div className={css.columns} data-view={view}>
            <div className={css.main}>
              {items.length === 0 && <Empty isNarrowed={data.items.length > 0} onShowAll={address.showAll} />}
              {view === 'week' && (
                <>
                  {[span.days.slice(0, 7), span.days.slice(7)].map((week) => (
                    <div key={week[0]} className={css.week}>
                      {week.map((day) => (
                        <Day key={day} day={day} today={today} items={itemsOn(day)} onKey={onItemKey} />
                      ))}
                    </div>
                  ))}
                </>
              )}
              {view === 'month' && (
                <Month
                  days={span.days}
                  month={address.day.slice(0, 7)}
                  today={today}
                  itemsOn={itemsOn}
                  onKey={onItemKey}
                  onDay={(day) => address.show({ view: 'week', day })}
                />
              )}
              {view === 'list' && <Agenda days={span.days} today={today} itemsOn={itemsOn} onMove={setMoving} />}
              <div className={css.foot}>
                {view === 'month' && <Legend />}
                <span>{clockWords(now)}</span>
              </div>
            </div>
            {view !== 'month' && !isPhone && <Undated drafts={data.undated} />}
          </div>
        </Board>
      )}
      {moving && (
        <MoveDialog
          item={moving}
          onClose={() => setMoving(undefined)}
          onMove={(at) => {
            moveTo(moving, at)
            setMoving(undefined)
          }}
        />
      )}
    </div>
  )
}

const Empty = ({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) => (
  <p className={css.empty}>
    {isNarrowed ? m.nothingShown() : m.nothingPlanned()}
    {isNarrowed ? (
      <Button variant="default" size="compact-sm" onClick={onShowAll}>
        {m.showAll()}
      </Button>
    ) : (
      <Button variant="default" size="compact-sm" component={Link} to="/admin/posts/create">
        {m.writePost()}
      </Button>
    )}
  </p>
)

function clockWords(now: Date): string {
  const { day, isForward } = nextClockChange(now)
  const when = { day: dayShort(new Date(`${day}T12:00:00Z`)), year: day.slice(0, 4) }
  return isForward ? m.pragueForward(when) : m.pragueBack(when)
}

/** A card moved to another day is a new element; restores the focus, so that keyboard moves can continue. */
function useRestoredFocus() {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    document.querySelector<HTMLElement>(`[data-event="${CSS.escape(wanted.current)}"]`)?.focus()
    wanted.current = undefined
  })
  return (key: string) => {
    wanted.current = key
  }
}

function focusNext(card: Element, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(`.${css.event} a`)]
  all[all.findIndex((link) => link === card) + step]?.focus()
}
