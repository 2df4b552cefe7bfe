/** Parses 8, 8:30, 8.30, 830 and 8:30 pm as 08:00, 08:30 and 20:30; undefined if it is no valid time. */
export function parseTime(typed: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.]?(\d\d))?(?: ?([ap])\.?m\.?)?$/.exec(typed.trim().toLowerCase())
  const [, hours, minute = '00', half] = match ?? []
  if (hours === undefined || Number(minute) > 59) return undefined
  const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half === 'p')
  if (hour === undefined || hour > 23) return undefined
  return `${String(hour).padStart(2, '0')}:${minute}`
}

/** Noon is 12 pm, midnight 12 am; there is no 13 pm. */
function hourOf(hour: number, isAfternoon: boolean): number | undefined {
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (isAfternoon ? 12 : 0)
}
