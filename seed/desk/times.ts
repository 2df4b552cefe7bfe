import { addDays, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

const HOUR_MS = 3_600_000

/** Times around the day of the first start; the same however often they are asked for within that day. */
export function timesAround(now: Date) {
  const today = pragueDay(now)
  return {
    day: (offset: number) => addDays(today, offset),
    /** In Prague; `hour` may be 8.5. Today is left out: its hours may lie ahead. */
    at: (offset: number, hour: number) =>
      new Date(pragueDayStart(addDays(today, offset)).getTime() + hour * HOUR_MS).toISOString(),
  }
}

export type Times = ReturnType<typeof timesAround>
