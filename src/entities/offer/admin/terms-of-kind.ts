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

/** Which figures a kind of bonus has. */
export const FIGURES_OF_KIND: Record<BonusKind, readonly Figure[]> = {
  match: ['percent', 'ceiling', 'lowestDeposit', 'spins', 'spinValue', 'highestBet'],
  'no-deposit': ['fixed', 'spins', 'spinValue', 'highestBet'],
  spins: ['spins', 'spinValue', 'lowestDeposit', 'highestBet'],
  cashback: ['highestBet'],
  none: [],
}

/** What the other kind does not have is left behind, so that nothing contradicts it unseen. */
export function termsOfKind(terms: BonusTerms, kind: BonusKind): BonusTerms {
  if (kind === 'none') return { ...emptyTerms, kind }
  const kept = new Set<string>([
    ...FIGURES_OF_KIND[kind],
    'multiple',
    'days',
    'highestWin',
    'games',
    'exclusions',
    'startsAt',
    'endsAt',
  ])
  const own = Object.entries(terms).filter(([name]) => kept.has(name))
  const countedFrom = kind === 'spins' ? ('winnings' as const) : ('bonus' as const)
  return {
    ...emptyTerms,
    ...Object.fromEntries(own),
    kind,
    countedFrom: terms.multiple ? countedFrom : null,
    cashback: kind === 'cashback' ? { percent: 10, cap: null, period: 'week' } : null,
  }
}
