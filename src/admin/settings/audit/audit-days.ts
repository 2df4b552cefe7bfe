import { addDays, isDay, pragueDayStart } from '#shared/czech/day.ts'

/** Days in the URL, instants in the request; anything else in the URL is no filter. */
export const momentsOf = (from: string, to: string) => ({
  from: isDay(from) ? pragueDayStart(from).toISOString() : '',
  to: isDay(to) ? pragueDayStart(addDays(to, 1)).toISOString() : '',
})
