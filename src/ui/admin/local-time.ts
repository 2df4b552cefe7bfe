import { pragueMoment, pragueWall } from '#shared/czech/prague-time.ts'

/** Formats a time for a datetime-local field: in Prague, wherever the editor is. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return ''
  const { day, time } = pragueWall(new Date(iso))
  return `${day}T${time}`
}

export function fromLocalInput(typed: string): string | null {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(typed) ?? []
  return pragueMoment({ day, time })?.toISOString() ?? null
}
