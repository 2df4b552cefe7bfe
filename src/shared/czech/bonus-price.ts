import type { BonusPrice, Unpriced } from '#features/bonus-calculator/shared/price.ts'
import type { Game, Slot } from '#features/bonus-calculator/shared/games.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { BonusKind } from '#shared/schema/bonus-terms.ts'

/** As a title, and in the locative after „na“. */
export const GAME_WORDS: Record<Game, { title: string; on: string }> = {
  slots: { title: 'Automaty', on: 'automatech' },
  roulette: { title: 'Ruleta', on: 'ruletě' },
  blackjack: { title: 'Blackjack', on: 'blackjacku' },
  bets: { title: 'Kurzové sázky', on: 'kurzových sázkách' },
}

/** In the nominative, in the locative after „na“, and what tells them apart. */
export const SLOT_WORDS: Record<Slot, { title: string; on: string; about: string }> = {
  calm: { title: 'klidný automat', on: 'klidném automatu', about: 'vyhrává se často a málo' },
  usual: { title: 'běžný automat', on: 'běžném automatu', about: 'jednou za čas větší výhra' },
  wild: { title: 'divoký automat', on: 'divokém automatu', about: 'dlouho nic, zřídka hodně' },
}

/** Rounded to crowns: averages are not more exact than that. */
export const roundCrowns = (value: number) => formatCrowns(Math.round(Math.abs(value)))

/** „−200 Kč“, „+100 Kč“, „0 Kč“ */
export function signedCrowns(value: number): string {
  const rounded = Math.round(value)
  return `${rounded < 0 ? '−' : rounded > 0 ? '+' : ''}${roundCrowns(value)}`
}

/** „přijdete o 200 Kč“, „získáte 100 Kč“: what the bonus means for a player on average. */
export function averageWords(value: number): string {
  const rounded = Math.round(value)
  if (rounded === 0) return 'vyjdete na nulu'
  return rounded < 0 ? `přijdete o\u00a0${roundCrowns(value)}` : `získáte ${roundCrowns(value)}`
}

/** „ztráta 200 Kč“: the same of many offers, where nobody is addressed. */
export function averageOutcome(value: number): string {
  const rounded = Math.round(value)
  if (rounded === 0) return 'nula'
  return `${rounded < 0 ? 'ztráta' : 'zisk'} ${roundCrowns(value)}`
}

/** A loss above this share of the balance counts as losing everything. */
const EVERYTHING = 0.98

const runsOut = ({ sessionLoss, bonus, deposit }: BonusPrice) => sessionLoss >= EVERYTHING * (deposit + bonus)
const losesAll = ({ loss, bonus, value, deposit }: BonusPrice) => value < 0 && loss >= EVERYTHING * (deposit + bonus)

export function bonusVerdict(price: BonusPrice, kind: BonusKind): string {
  const { bonus, deposit, lowestDeposit } = price
  const value = Math.round(price.value)
  if (kind === 'none') return 'Bonus tu není, takže ani nic nestojí.'
  if (deposit < lowestDeposit) return hardSpaces(`Bonus je až od vkladu ${formatCrowns(lowestDeposit)}.`)
  if (kind === 'cashback') {
    const back = `Prohrajete-li celý vklad, vrátí se vám v průměru ${roundCrowns(value)}.`
    return hardSpaces(value > 0 ? back : 'Z prohraného vkladu se vám po protočení v průměru nevrátí nic.')
  }
  if (losesAll(price))
    return hardSpaces(
      `Než bonus protočíte, přijdete v průměru ${runsOut(price) ? 'o' : 'až o'} celý vklad. Bez něj na tom budete líp.`,
    )
  if (value < 0) return hardSpaces(`Bonus vás v průměru stojí ${roundCrowns(value)}. Bez něj na tom budete líp.`)
  if (value > 0) return hardSpaces(`Bonus vám v průměru přinese ${roundCrowns(value)}, když splníte podmínky.`)
  return hardSpaces(
    bonus > 0 && deposit > 0 && kind !== 'match'
      ? 'Bonus zdarma je, ale po protočení z něj v průměru nezbude nic.'
      : 'Bonus vás v průměru nic nestojí, ale ani nic nepřinese.',
  )
}

export const UNPRICED: Record<Unpriced, string> = {
  multiple: 'Kasino neuvádí, kolikrát se musí bonus protočit. Co vás bonus v průměru stojí, proto spočítat nejde.',
  'spin-value': 'Kasino neuvádí hodnotu jednoho zatočení. Co vás bonus v průměru stojí, proto spočítat nejde.',
  contribution: 'Kasino neuvádí, kolik se ze sázek na tuto hru započítává.',
  'does-not-count': 'Sázky na tuto hru se do protočení nepočítají, bonus na ní neprotočíte.',
}
