import type { Progress } from '#features/import-site/job-schema.ts'
import * as m from '#features/import-site/screen/run/messages.ts'

const NAMES = {
  reading: m.reading,
  people: m.people,
  pictures: m.pictures,
  posts: m.posts,
  redirects: m.redirects,
  undo: m.undoing,
}

export const nameOfPhase = (phase: Progress['phase']): string => NAMES[phase]()

const MINUTE_MS = 60_000
const WHOLE = 100
const MIN_KNOWN = 3

/** A guess from how far this run has come; none before it can be one. */
export function leftMinutes({ percent, since, sincePercent }: Progress, now = Date.now()): number | undefined {
  const gained = percent - sincePercent
  if (gained < MIN_KNOWN) return undefined
  return Math.max(1, Math.round((((now - Date.parse(since)) / gained) * (WHOLE - percent)) / MINUTE_MS))
}
