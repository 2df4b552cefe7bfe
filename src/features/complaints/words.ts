import { TAKE_WORKING_DAYS } from '#features/complaints/shared/limits.ts'
import { workingDays } from '#features/players/months.ts'
import { formatDate, type PluralForms, shortDate } from '#shared/czech/format.ts'

export const COMPLAINT_COUNT: PluralForms = ['stížnost', 'stížnosti', 'stížnosti', 'stížností']

/** „do dvou pracovních dnů“ */
export const TAKEN_WITHIN = workingDays(TAKE_WORKING_DAYS)

/** „z 5 uzavřených“ goes on so. */
export const closedWord = (count: number) => (count === 1 ? 'uzavřené' : 'uzavřených')
const SOLVED_FEW = { from: 2, to: 4 }
/** 1 vyřešena, 2–4 vyřešeny, 5 vyřešeno. */
export const solvedWord = (count: number) =>
  count === 1 ? 'vyřešena' : count >= SOLVED_FEW.from && count <= SOLVED_FEW.to ? 'vyřešeny' : 'vyřešeno'

/** „15. 11. 2026“, of a day */
export const onDay = (day: string) => formatDate(`${day}T12:00:00Z`)
/** „15. 11.“, of a day */
export const shortDay = (day: string) => shortDate(`${day}T12:00:00Z`)
