import { gamesSentence, runsSentence } from '#shared/czech/bonus-terms.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** Terms that the text of the offer does not mention. */
export function bonusRows(terms: BonusTerms | null): [label: string, value: string][] {
  if (!terms) return []
  const { spinValue, lowestDeposit, games, exclusions, startsAt, endsAt } = terms
  const rows: [string, string][] = [
    ['Hodnota zatočení', spinValue === null ? '' : formatCrowns(spinValue)],
    ['Vklad pro bonus', lowestDeposit === null ? '' : `od ${formatCrowns(lowestDeposit)}`],
    ['Započítání her', gamesSentence({ games })],
    ['Neplatí pro', exclusions],
    ['Platí', runsSentence({ startsAt, endsAt })],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, hardSpaces(value)]] : []))
}
