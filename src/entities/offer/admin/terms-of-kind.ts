import { type BonusKind, type BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'

export type Figure =
  | 'percent'
  | 'ceiling'
  | 'fixed'
  | 'spins'
  | 'spinValue'
  | 'multiple'
  | 'days'
  | 'highestBet'
  | 'highestWin'
  | 'lowestDeposit'

export const FIGURES_OF_KIND: Record<BonusKind, readonly Figure[]> = {
  match: ['percent', 'ceiling', 'lowestDeposit', 'spins', 'spinValue', 'highestBet'],
  'no-deposit': ['fixed', 'spins', 'spinValue', 'highestBet'],
  spins: ['spins', 'spinValue', 'lowestDeposit', 'highestBet'],
  cashback: ['highestBet'],
  none: [],
}

/** Drops figures the new kind does not have, so that no hidden value contradicts it. */
export function termsOfKind(terms: BonusTerms, kind: BonusKind): BonusTerms {
  if (kind === 'none') return { ...emptyTerms, kind }
  const common = new Set<string>([
    ...FIGURES_OF_KIND[kind],
    'multiple',
    'days',
    'highestWin',
    'games',
    'exclusions',
    'startsAt',
    'endsAt',
  ])
  const own = Object.entries(terms).filter(([name]) => common.has(name))
  const countedFrom = kind === 'spins' ? ('winnings' as const) : ('bonus' as const)
  return {
    ...emptyTerms,
    ...Object.fromEntries(own),
    kind,
    countedFrom: terms.multiple ? countedFrom : null,
    cashback: kind === 'cashback' ? { percent: 10, cap: null, period: 'week' } : null,
  }
}
