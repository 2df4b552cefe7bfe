import {
  countOf,
  formatAmount,
  formatCrowns,
  formatDate,
  formatPercent,
  type PluralForms,
} from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { BonusTerms, CashbackPeriod, CountedFrom } from '#shared/schema/bonus-terms.ts'

const SPINS: PluralForms = ['volné zatočení', 'volná zatočení', 'volného zatočení', 'volných zatočení']
const LOSSES: Record<CashbackPeriod, string> = { day: 'denní', week: 'týdenní', month: 'měsíční' }
const COUNTED: Record<CountedFrom, string> = {
  bonus: 'bonus',
  'deposit-and-bonus': 'bonus i vklad',
  winnings: 'výhru ze zatočení',
}

const NO_WAGERING = 'Bez podmínek protočení'

/** „10 dnů“, in the genitive after „do“. */
const untilDays = (days: number) => `${days} ${days === 1 ? 'dne' : 'dnů'}`
export const times = (multiple: number) => `${formatAmount(multiple)}×`
const joined = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(' + ')
const isFigure = (value: number | null): value is number => value !== null && Number.isFinite(value)

/** „100 % do 25 000 Kč + 50 volných zatočení“; empty while a required figure is missing. */
export function bonusSentence(terms: BonusTerms): string {
  const { kind, percent, ceiling, fixed, spins, cashback } = terms
  const spun = isFigure(spins) && countOf(spins, SPINS)
  if (kind === 'none') return ''
  if (kind === 'match') {
    if (!isFigure(percent)) return ''
    return hardSpaces(
      joined(`${formatPercent(percent)} ${isFigure(ceiling) ? `do ${formatCrowns(ceiling)}` : 'z vkladu'}`, spun),
    )
  }
  if (kind === 'no-deposit') {
    const given = joined(isFigure(fixed) && formatCrowns(fixed), spun)
    return given && hardSpaces(`${given} bez vkladu`)
  }
  if (kind === 'spins') return spun ? hardSpaces(spun) : ''
  if (!cashback || !isFigure(cashback.percent)) return ''
  const cap = isFigure(cashback.cap) ? `, nejvýše ${formatCrowns(cashback.cap)}` : ''
  return hardSpaces(`${formatPercent(cashback.percent)} ${LOSSES[cashback.period]} prohry zpět${cap}`)
}

/** „30× bonus do 10 dnů, sázka nejvýše 100 Kč“; empty if unknown. */
export function wageringSentence(terms: BonusTerms): string {
  const { kind, multiple, countedFrom, days, highestBet, highestWin } = terms
  if (kind === 'none' || !isFigure(multiple)) return ''
  const wagered =
    multiple === 0
      ? NO_WAGERING
      : countedFrom && `${times(multiple)} ${COUNTED[countedFrom]}${isFigure(days) ? ` do ${untilDays(days)}` : ''}`
  if (!wagered) return ''
  return hardSpaces(
    [
      wagered,
      ...(isFigure(highestBet) ? [`sázka nejvýše ${formatCrowns(highestBet)}`] : []),
      ...(isFigure(highestWin) ? [`výběr nejvýše ${formatCrowns(highestWin)}`] : []),
    ].join(', '),
  )
}

const EXAMPLE_DEPOSIT = 1000

interface InMoney {
  deposit: number
  bonus: number
  /** Null if unspecified, or if it depends on future winnings. */
  wagered: number | null
}

export function inMoney(terms: BonusTerms, deposit = EXAMPLE_DEPOSIT): InMoney | null {
  const { kind, percent, ceiling, fixed, multiple, countedFrom } = terms
  if (kind === 'match' && isFigure(percent)) {
    const paid = Math.max(deposit, isFigure(terms.lowestDeposit) ? terms.lowestDeposit : 0)
    const bonus = Math.min((paid * percent) / 100, isFigure(ceiling) ? ceiling : Infinity)
    return { deposit: paid, bonus, wagered: wageredOf(multiple, countedFrom, bonus, paid) }
  }
  if (kind === 'no-deposit' && isFigure(fixed)) {
    return { deposit: 0, bonus: fixed, wagered: wageredOf(multiple, countedFrom, fixed, 0) }
  }
  return null
}

function wageredOf(multiple: number | null, from: CountedFrom | null, bonus: number, deposit: number): number | null {
  if (!isFigure(multiple) || from === 'winnings') return null
  if (multiple === 0) return 0
  if (from === null) return null
  return multiple * (from === 'bonus' ? bonus : bonus + deposit)
}

/** „Při vkladu 1 000 Kč dostanete bonus 1 000 Kč a musíte protočit 30 000 Kč.“ */
export function moneySentence(terms: BonusTerms, deposit = EXAMPLE_DEPOSIT): string {
  const { kind, cashback, spins, spinValue, multiple, countedFrom } = terms
  if (kind === 'cashback') return cashback ? cashbackExample(cashback, deposit) : ''
  const money = inMoney(terms, deposit)
  const spun =
    isFigure(spins) &&
    `${countOf(spins, SPINS)}${isFigure(spinValue) ? ` v hodnotě ${formatCrowns(spins * spinValue)}` : ''}`
  const given = [money && `bonus ${formatCrowns(money.bonus)}`, spun].filter(Boolean).join(' a ')
  if (kind === 'none' || given === '') return ''
  const start = money && money.deposit > 0 ? `Při vkladu ${formatCrowns(money.deposit)} dostanete` : 'Dostanete'
  const from = kind === 'no-deposit' ? 'Bez vkladu dostanete' : start
  const ending =
    multiple === 0
      ? ', protočit nemusíte nic'
      : money?.wagered
        ? ` a musíte protočit ${formatCrowns(money.wagered)}`
        : isFigure(multiple) && countedFrom === 'winnings'
          ? `, výhru ze zatočení musíte protočit ${times(multiple)}`
          : ''
  return hardSpaces(`${from} ${given}${ending}.`)
}

function cashbackExample({ percent, cap }: NonNullable<BonusTerms['cashback']>, lost: number): string {
  if (!isFigure(percent)) return ''
  const back = Math.min((lost * percent) / 100, isFigure(cap) ? cap : Infinity)
  return hardSpaces(`Z prohry ${formatCrowns(lost)} se vám vrátí ${formatCrowns(back)}.`)
}

/** „automaty 100 %, ruleta 10 %“ */
export const gamesSentence = ({ games }: Pick<BonusTerms, 'games'>) =>
  hardSpaces(games.map(({ game, percent }) => `${game} ${formatPercent(percent)}`).join(', '))

/** „od 1. 11. 2026 do 30. 11. 2026“ */
export const runsSentence = ({ startsAt, endsAt }: Pick<BonusTerms, 'startsAt' | 'endsAt'>) =>
  hardSpaces(
    [...(startsAt ? [`od ${formatDate(startsAt)}`] : []), ...(endsAt ? [`do ${formatDate(endsAt)}`] : [])].join(' '),
  )

/** The stored form of texts: pages add hard spaces themselves. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
