import * as m from '#features/schedule/screen/messages.ts'
import { addDays, daysBetween, pragueDay, pragueDayStart } from '#shared/czech/day.ts'
import { inPrague } from '#ui/admin/format.ts'

export const VIEWS = ['week', 'month', 'list'] as const
export type View = (typeof VIEWS)[number]

export interface Span {
  /** Visible days, from a Monday to a Sunday. */
  days: string[]
  /** The same as instants; `to` is exclusive. */
  from: string
  to: string
  /** 16–29 November 2026 */
  title: string
  /** weeks 47 and 48 */
  weeks: string
}

const TWO_WEEKS = 14
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const monthAndYear = inPrague({ month: 'long', year: 'numeric' })
const dayAndMonth = inPrague({ day: 'numeric', month: 'long' })
const dayMonthAndYear = inPrague({ day: 'numeric', month: 'long', year: 'numeric' })

/** 0 is Monday. */
const weekdayOf = (day: string) => (noon(day).getUTCDay() + 6) % 7
const mondayOf = (day: string) => addDays(day, -weekdayOf(day))
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const dateOf = (day: string) => Number(day.slice(8))
export const isWeekend = (day: string) => weekdayOf(day) >= 5

/** ISO week number: week 1 has the year's first Thursday. */
export function weekOf(day: string): number {
  const thursday = addDays(mondayOf(day), 3)
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
}

export function spanOf(view: View, day: string): Span {
  const first = view === 'month' ? mondayOf(firstOfMonth(day)) : mondayOf(day)
  const last = view === 'month' ? addDays(mondayOf(lastOfMonth(day)), 6) : addDays(first, TWO_WEEKS - 1)
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
  return {
    days,
    from: pragueDayStart(first).toISOString(),
    to: pragueDayStart(addDays(last, 1)).toISOString(),
    title: view === 'month' ? monthAndYear.format(noon(day)) : titleOf(first, last),
    weeks: view === 'month' ? '' : m.weeks({ first: weekOf(first), last: weekOf(last) }),
  }
}

const nextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 31))
const lastOfMonth = (day: string) => addDays(nextMonth(day), -1)

function titleOf(first: string, last: string): string {
  const end = dayMonthAndYear.format(noon(last))
  if (first.slice(0, 7) === last.slice(0, 7)) return m.dayRange({ first: String(dateOf(first)), last: end })
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  return m.range({ first: (isSameYear ? dayAndMonth : dayMonthAndYear).format(noon(first)), last: end })
}

export function shiftPeriod(view: View, day: string, direction: 1 | -1): string {
  if (view !== 'month') return addDays(day, direction * TWO_WEEKS)
  return direction === 1 ? nextMonth(day) : firstOfMonth(addDays(firstOfMonth(day), -1))
}

export const byDay = <Item extends { at: string }>(items: Item[]): Map<string, Item[]> =>
  Map.groupBy(items, ({ at }) => pragueDay(new Date(at)))
