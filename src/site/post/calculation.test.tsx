import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculationOf, type Criteria, ratingFromCriteria } from '#entities/casino/rating.ts'
import type { LoggedSave } from '#features/change-log/schema.ts'
import { RatingCalculation } from '#site/post/calculation.tsx'

const LEV: Criteria = { safety: 9.9, payouts: 8.9, bonus: 8.7, games: 9.7, support: 9.8 }

const wordsOf = (rating: number | null, criteria: Criteria, changes: LoggedSave[] = []) =>
  renderToStaticMarkup(<RatingCalculation facts={{ rating, criteria, changes }} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const change = (to: string, reason: string, label = 'Známka'): LoggedSave => ({
  at: '2026-11-12T10:00:00.000Z',
  by: 'Klára Vondrová',
  reason,
  facts: [{ label, from: '9,0', to }],
})

test('shows each criterion with points, weight and product, their sum and the rounding', () => {
  expect(wordsOf(9.4, LEV)).toBe(
    'Jak jsme došli k 9,4 Kritérium Body Váha Součin ' +
      'Bezpečnost a licence 9,9 30 % 2,970 Výplaty 8,9 25 % 2,225 Bonusové podmínky 8,7 20 % 1,740 ' +
      'Hry a software 9,7 15 % 1,455 Podpora 9,8 10 % 0,980 Součet, zaokrouhleno na 9,4 9,370 ' +
      'Váhy jsou pro všechna kasina stejné. Jak hodnotíme',
  )
})

test('says when the rating differs from the computed one, with the reason of that change', () => {
  expect(wordsOf(9.1, LEV)).toContain('Výpočet dává 9,4, redakce dala 9,1. Jak hodnotíme')
  const changes = [
    change('9,1', 'Podpora už neodpovídá.', 'Podpora'),
    change('9,1', ''),
    change('9,1', 'Srážka za skrytý poplatek'),
    change('8,8', 'Starší.'),
  ]
  expect(wordsOf(9.1, LEV, changes)).toContain(
    'redakce dala 9,1. Důvod (12. 11. 2026): Srážka za skrytý poplatek. Jak hodnotíme',
  )
  expect(wordsOf(9.4, LEV, changes)).not.toContain('Důvod')
})

test('without a sum while a criterion is missing, and calls the rating an estimate', () => {
  const words = wordsOf(7.6, { ...LEV, support: null })
  expect(words).toContain('Podpora chybí 10 %')
  expect(words).not.toContain('Součet, ')
  expect(words).toContain('Bez kritéria Podpora se součet spočítat nedá, známka 7,6 je proto odhad redakce.')
  expect(wordsOf(7.6, { ...LEV, games: null, support: null })).toContain('Bez kritérií Hry a software, Podpora se')
})

test('shows nothing without a rating or without any criterion', () => {
  expect(wordsOf(null, LEV)).toBe('')
  expect(wordsOf(8, { safety: null, payouts: null, bonus: null, games: null, support: null })).toBe('')
})

test('the products add up to the sum, and the sum rounds to the rating, for any marks', () => {
  for (let mark = 0; mark <= 100; mark++) {
    const criteria = {
      safety: mark,
      payouts: (mark * 7) % 101,
      bonus: (mark * 13) % 101,
      games: (mark * 29) % 101,
      support: (mark * 3) % 101,
    }
    const marks = Object.fromEntries(Object.entries(criteria).map(([name, tenths]) => [name, tenths / 10])) as Criteria
    const { rows, sum } = calculationOf(marks)
    expect(rows.reduce((total, { product }) => total + Math.round((product ?? 0) * 1000), 0)).toBe(
      Math.round((sum ?? 0) * 1000),
    )
    expect(ratingFromCriteria(marks)).toBe(Math.round(Math.round((sum ?? 0) * 1000) / 100) / 10)
  }
})
