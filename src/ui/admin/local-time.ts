const two = (part: number) => String(part).padStart(2, '0')

/** A moment as a field of the type datetime-local has it: in the time of this browser, to the minute. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return ''
  const moment = new Date(iso)
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** And back; an empty or half-typed field is no moment. */
export function fromLocalInput(typed: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed)) return null
  const moment = new Date(typed)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
