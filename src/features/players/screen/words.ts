import { pragueDay } from '#shared/czech/day.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { formatTime, inPrague } from '#ui/admin/format.ts'
import { dayAndTime } from '#ui/admin/messages.ts'

const weekday = inPrague({ weekday: 'short' })
const dayMonth = inPrague({ weekday: 'short', day: 'numeric', month: 'short' })
const plainDay = inPrague({ day: 'numeric', month: 'short' })
const monthYear = inPrague({ month: 'long', year: 'numeric' })

const WEEK_MS = 6 * 24 * 3_600_000

/** Mon 21:14, and the day once it is a week ago. */
export function shortTime(iso: string, now: Date): string {
  const at = new Date(iso)
  if (now.getTime() - at.getTime() >= WEEK_MS) return plainDay.format(at)
  return `${weekday.format(at)} ${formatTime(at)}`
}

/** Mon, 16 Nov, 21:14 */
export const momentWords = (iso: string) =>
  dayAndTime({ day: dayMonth.format(new Date(iso)), time: formatTime(new Date(iso)) })

/** A time that ends with a day ends at 24:00 of it. */
export function untilWords(iso: string): string {
  const end = new Date(iso)
  const last = new Date(end.getTime() - 1)
  return pragueDay(end) === pragueDay(last)
    ? momentWords(iso)
    : dayAndTime({ day: dayMonth.format(last), time: '24:00' })
}

/** Thu, 19 Nov; of a day of the calendar. */
export const dayWords = (day: string) => dayMonth.format(new Date(`${day}T12:00:00Z`))
export const shortDay = (iso: string) => plainDay.format(new Date(iso))
export const monthWords = (iso: string) => monthYear.format(new Date(iso))

export const money = (amount: number | null) => (amount === null ? '–' : formatCrowns(amount))
