import { expect, test } from 'vitest'
import { bonusSentence, wageringSentence } from '#shared/czech/bonus-terms.ts'
import { termsAfterSave, termsFromText, termsInTexts } from '#shared/czech/terms-from-text.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'

const match = {
  ...emptyTerms,
  percent: 100,
  ceiling: 25_000,
  spins: 50,
  multiple: 30,
  countedFrom: 'bonus' as const,
  days: 10,
  lowestDeposit: 200,
}
const cashback = {
  ...emptyTerms,
  kind: 'cashback' as const,
  cashback: { percent: 10, cap: 500, period: 'week' as const },
}

test.each([
  ['bonus', '200 % do 25 000 Kč + 50 volných zatočení', match, { percent: 200 }],
  ['bonus', '200 % do 30 000 Kč, vklad od 200 Kč', match, { percent: 200, ceiling: 30_000 }],
  ['bonus', '100 % do 25 000 Kč + 80 zatočení', match, { spins: 80 }],
  ['bonus', '15 % týdenní prohry zpět', cashback, { cashback: { ...cashback.cashback, percent: 15 } }],
  ['wageringRequirements', '40× bonus do 7 dnů', match, { multiple: 40, days: 7 }],
  ['termsCondition', 'Bonus protočte 35×.', match, { multiple: 35 }],
] as const)('%s „%s“ changes the terms', (field, text, terms, change) => {
  expect(termsFromText(field, text, terms)).toEqual({ ...terms, ...change })
})

test.each([
  ['the terms say the same', 'bonus', '100 % do 25 000 Kč'],
  ['another figure beside the one of the terms', 'bonus', '100 % do 25 000 Kč + 20 % zpět'],
  ['two figures, either of which could be meant', 'bonus', '50 % nebo 200 % do 25 000 Kč'],
  ['a figure no bonus may have', 'bonus', '20 000 % z vkladu'],
  ['one that would be about another term', 'wageringRequirements', '30× bonus, sázka nejvýše 100 Kč'],
] as const)('nothing is read where %s', (_, field, text) => {
  expect(termsFromText(field, text, match)).toBeUndefined()
})

test('a save changes the terms only if their text changed and they did not', () => {
  const before = { bonus: '100 %', bonusTerms: match }
  expect(termsAfterSave(before, { bonus: '200 %', bonusTerms: match })?.percent).toBe(200)
  expect(termsAfterSave(before, { bonus: '200 %', bonusTerms: { ...match, percent: 150 } })?.percent).toBe(150)
  const old = { bonus: '200 %', bonusTerms: match }
  expect(termsAfterSave(old, old)).toBe(match)
  expect(termsAfterSave(null, old)).toBe(match)
  expect(termsAfterSave(before, { bonus: '200 %', bonusTerms: null })).toBeNull()
})

test.each([
  [{ percent: 100, ceiling: 25_000, spins: 50, multiple: 30, countedFrom: 'bonus' as const, days: 10 }],
  [{ percent: 60, multiple: 40, countedFrom: 'deposit-and-bonus' as const }],
  [{ kind: 'no-deposit' as const, fixed: 300, multiple: 20, countedFrom: 'bonus' as const }],
  [{ kind: 'spins' as const, spins: 150, multiple: 35, countedFrom: 'winnings' as const, days: 7 }],
  [{ kind: 'cashback' as const, cashback: { percent: 15, cap: 500, period: 'week' as const } }],
])('%j are read from the sentences that they make', (given) => {
  const terms = { ...emptyTerms, ...given }
  const texts = { bonus: bonusSentence(terms), wageringRequirements: wageringSentence(terms) }
  expect(termsInTexts(texts)).toEqual(terms)
})

test.each([
  ['200 % do 25 000 Kč, vklad od 200 Kč', '', { percent: 200 }],
  ['Bonus 1 000 Kč', 'do 30 dnů', { ceiling: 1000 }],
  ['Vítejte', '', {}],
])('of „%s“, „%s“ only what is clear is read', (bonus, wageringRequirements, terms) => {
  expect(termsInTexts({ bonus, wageringRequirements })).toEqual({ ...emptyTerms, ...terms })
})
