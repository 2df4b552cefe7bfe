import { addDays, pragueDayStart } from '#shared/czech/day.ts'

/** Years have four digits; browsers let people type six. */
const isDay = (text: string) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Days in the URL, instants in the request; anything else in the URL is no filter. */
export const momentsOf = (from: string, to: string) => ({
  from: isDay(from) ? pragueDayStart(from).toISOString() : '',
  to: isDay(to) ? pragueDayStart(addDays(to, 1)).toISOString() : '',
})
