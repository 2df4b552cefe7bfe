import { plainSpaces } from '#shared/czech/bonus-terms.ts'
import { figuresAgainst } from '#shared/czech/against-terms.ts'
import { figuresIn, type Unit } from '#shared/czech/figures.ts'
import { isSame } from '#shared/is-same.ts'
import { type BonusKind, BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'

export const TERMS_TEXTS = ['bonus', 'wageringRequirements', 'termsCondition'] as const
type TermsText = (typeof TERMS_TEXTS)[number]

interface Term {
  unit: Unit
  read: (terms: BonusTerms) => number | null | undefined
  write: (terms: BonusTerms, value: number) => BonusTerms
}

type OwnTerm = 'percent' | 'ceiling' | 'fixed' | 'spins' | 'multiple' | 'days'
const term = (unit: Unit, name: OwnTerm): Term => ({
  unit,
  read: (terms) => terms[name],
  write: (terms, value) => ({ ...terms, [name]: value }),
})
const ofCashback = (unit: Unit, name: 'percent' | 'cap'): Term => ({
  unit,
  read: ({ cashback }) => cashback?.[name],
  write: (terms, value) => ({ ...terms, cashback: terms.cashback && { ...terms.cashback, [name]: value } }),
})

const OF_BONUS: Record<BonusKind, Term[]> = {
  match: [term('percent', 'percent'), term('crowns', 'ceiling'), term('spins', 'spins')],
  'no-deposit': [term('crowns', 'fixed'), term('spins', 'spins')],
  spins: [term('spins', 'spins')],
  cashback: [ofCashback('percent', 'percent'), ofCashback('crowns', 'cap')],
  none: [],
}
const OF_WAGERING = [term('multiple', 'multiple'), term('days', 'days')]

/** With the figures of a text where it is clear which term each is about; undefined if a contradiction would remain. */
export function termsFromText(field: TermsText, text: string, terms: BonusTerms): BonusTerms | undefined {
  const against = figuresAgainst(text, terms)
  const written = figuresIn(text)
  let next = terms
  for (const { unit, read, write } of field === 'bonus' ? OF_BONUS[terms.kind] : OF_WAGERING) {
    const values = new Set(against.filter((figure) => figure.unit === unit).map(({ value }) => value))
    const [value] = values
    const isReplaced = !written.some((figure) => figure.unit === unit && figure.value === read(terms))
    if (value !== undefined && values.size === 1 && isReplaced && read(terms) !== null) next = write(next, value)
  }
  const isWhole = against.length > 0 && figuresAgainst(text, next).length === 0
  return isWhole && BonusTerms.safeParse(next).success ? next : undefined
}

/** The terms to begin with, read from texts whose offer has none yet. What is missing or not clear stays empty. */
export function termsInTexts({
  bonus = '',
  wageringRequirements = '',
}: Partial<Record<TermsText, string>>): BonusTerms {
  const kind = kindIn(bonus.toLowerCase())
  const cashback = kind === 'cashback' ? ({ percent: 10, cap: null, period: 'week' } as const) : null
  const offered = withFigures({ ...emptyTerms, kind, cashback }, bonus, OF_BONUS[kind])
  const terms = withFigures(offered, wageringRequirements, OF_WAGERING)
  if (!terms.multiple) return { ...terms, days: null }
  const isOfBoth = kind === 'match' && plainSpaces(wageringRequirements.toLowerCase()).includes('i vklad')
  return { ...terms, countedFrom: kind === 'spins' ? 'winnings' : isOfBoth ? 'deposit-and-bonus' : 'bonus' }
}

function kindIn(text: string): BonusKind {
  const has = (unit: Unit) => figuresIn(text).some((figure) => figure.unit === unit)
  if (has('percent')) return text.includes('zpět') || text.includes('cashback') ? 'cashback' : 'match'
  if (plainSpaces(text).includes('bez vkladu')) return 'no-deposit'
  return has('spins') && !has('crowns') ? 'spins' : 'match'
}

/** A figure that the text says in two ways is left to the editor. */
const withFigures = (given: BonusTerms, text: string, terms: Term[]): BonusTerms =>
  terms.reduce((next, { unit, write }) => {
    const [value, ...others] = new Set(figuresIn(text).flatMap((each) => (each.unit === unit ? each.value : [])))
    return value === undefined || others.length > 0 ? next : write(next, value)
  }, given)

interface Offer extends Partial<Record<TermsText, string>> {
  bonusTerms: BonusTerms | null
}

/** The terms after a save that changes their texts but not them: prices are counted from what readers see. */
export function termsAfterSave(before: Offer | null | undefined, after: Offer): BonusTerms | null {
  if (!before || !after.bonusTerms || !isSame(before.bonusTerms, after.bonusTerms)) return after.bonusTerms
  return TERMS_TEXTS.reduce<BonusTerms>((terms, field) => {
    const text = after[field]
    return (text !== undefined && text !== before[field] && termsFromText(field, text, terms)) || terms
  }, after.bonusTerms)
}
