import type { Month } from '#entities/payout-test/month.ts'
import { formatDate, type PluralForms, shortDate } from '#shared/czech/format.ts'

export const CASINOS: PluralForms = ['kasino', 'kasina', 'kasina', 'kasin']

/** „6. 10. – 3. 11. 2026“ */
export const daysOf = ({ first, last }: Pick<Month, 'first' | 'last'>) =>
  formatDate(first) === formatDate(last) ? formatDate(last) : `${shortDate(first)} – ${formatDate(last)}`
