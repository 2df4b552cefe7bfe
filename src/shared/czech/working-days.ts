import { addDays } from '#shared/czech/day.ts'
import { isPublicHoliday } from '#shared/czech/holidays.ts'

const isWorkingDay = (day: string) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day)
}

/** The last of so many working days after this day. */
export function addWorkingDays(day: string, count: number): string {
  let [last, left] = [day, count]
  while (left > 0) {
    last = addDays(last, 1)
    if (isWorkingDay(last)) left--
  }
  return last
}
