import { TIME_ZONE } from '#shared/czech/format.ts'

const LOCATIVES = [
  'lednu',
  'únoru',
  'březnu',
  'dubnu',
  'květnu',
  'červnu',
  'červenci',
  'srpnu',
  'září',
  'říjnu',
  'listopadu',
  'prosinci',
]

const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: TIME_ZONE })
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE })

/** „v listopadu 2026“, the month as it is in Prague. */
export const inMonth = (date: Date): string =>
  `v\u00a0${LOCATIVES[Number(month.format(date)) - 1]}\u00a0${year.format(date)}`
