import { pragueMoment, pragueWall } from '#shared/czech/prague-time.ts'

/** A moment as a field of the type datetime-local has it: as the clocks in Prague show it, wherever the editor is. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return ''
  const { day, time } = pragueWall(new Date(iso))
  return `${day}T${time}`
}

/** And back; an empty or half-typed field is no moment. */
export function fromLocalInput(typed: string): string | null {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(typed) ?? []
  return pragueMoment({ day, time })?.toISOString() ?? null
}
