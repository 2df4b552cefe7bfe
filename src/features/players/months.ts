import { pragueDay } from '#shared/czech/day.ts'
import type { PluralForms } from '#shared/czech/format.ts'

/** In Prague: 2026-11. */
export const monthOf = (moment: Date) => pragueDay(moment).slice(0, '2026-11'.length)

const MONTHS = 12

/** The first of the twelve months that count, this one included: 2026-11 → 2025-12. */
export function firstMonthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * MONTHS + number - MONTHS
  return `${Math.floor(months / MONTHS)}-${String((months % MONTHS) + 1).padStart(2, '0')}`
}

const written = new Intl.DateTimeFormat('cs', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** „listopad 2026“ */
export const monthName = (of: string) => written.format(new Date(`${of}-01T00:00:00Z`))

const GENITIVES = ['', 'jednoho', 'dvou', 'tří', 'čtyř', 'pěti', 'šesti'] as const
/** „od pěti“, „do tří“ */
export const genitiveOf = (count: number) => GENITIVES[count] ?? String(count)
/** „do tří pracovních dnů“ */
export const workingDays = (count: number) =>
  `${genitiveOf(count)} ${count === 1 ? 'pracovního dne' : 'pracovních dnů'}`

export const DAYS: PluralForms = ['den', 'dny', 'dne', 'dní']
/** „do 7 dnů“ */
export const DAYS_UNTIL: PluralForms = ['dne', 'dnů', 'dne', 'dnů']

const DAY_MS = 24 * 3_600_000
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
