import { czechLabelOf } from '#features/facts/facts.ts'
import { gamesSentence, runsSentence } from '#shared/czech/bonus-terms.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** Terms that the text of the offer does not mention. */
export function bonusRows(terms: BonusTerms | null): [label: string, value: string][] {
  if (!terms) return []
  const { spinValue, lowestDeposit, games, exclusions, startsAt, endsAt } = terms
  const rows: [string, string][] = [
    ['spinValue', spinValue === null ? '' : formatCrowns(spinValue)],
    ['lowestDeposit', lowestDeposit === null ? '' : `od ${formatCrowns(lowestDeposit)}`],
    ['games', gamesSentence({ games })],
    ['exclusions', exclusions],
    ['runs', runsSentence({ startsAt, endsAt })],
  ]
  return rows.flatMap(([term, value]) => (value ? [[czechLabelOf(`bonusTerms.${term}`), hardSpaces(value)]] : []))
}
