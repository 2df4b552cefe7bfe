import { expect, test } from 'vitest'
import { compareOffers } from '#entities/offer/offer-list.server.ts'
import { orderWords } from '#entities/offer/order.ts'
import { OFFER_SORTS } from '#shared/schema/offer.ts'

const offer = (
  title: string,
  rating: number | null,
  payoutsSpeed: number | null,
  measuredHours: number | null = null,
) => ({
  title,
  rating,
  payoutsSpeed,
  measuredHours,
  minimumDeposit: payoutsSpeed,
  bonusPrice: payoutsSpeed === null ? null : { deposit: 1000, value: payoutsSpeed - 50 },
})

test('explains each order with its direction, tie-breakers and inputs', () => {
  expect(OFFER_SORTS.map((sort) => orderWords(sort, 'casino'))).toEqual([
    'Řadíme podle hodnocení redakce, od nejvyššího; při shodě podle názvu. Hodnocení skládáme z 5\u00a0kritérií se zveřejněnými vahami.',
    'Řadíme podle rychlosti výplat, od nejrychlejší; při shodě podle hodnocení a názvu. Rozhoduje medián nejméně 3 vlastních výběrů, dokud ho nemáme, slib kasina.',
    'Řadíme podle minimálního vkladu, od nejnižšího; při shodě podle hodnocení a názvu.',
    'Řadíme podle výhodnosti bonusu, od nejvyšší; při shodě podle hodnocení a názvu. Počítáme, co z bonusu v průměru zbude při vkladu 1\u00a0000\u00a0Kč na automatech.',
    'Řadíme podle názvu, od A do Ž.',
  ])
})

test('does not claim that bookmakers are rated by criteria', () => {
  expect(orderWords('rating', 'bookmaker')).toBe(
    'Řadíme podle hodnocení redakce, od nejvyššího; při shodě podle názvu.',
  )
  expect(orderWords('payoutsSpeed', 'bookmaker')).toContain('slib kanceláře')
  expect(orderWords('bonusPrice', 'bookmaker')).toContain('na kurzových sázkách')
})

test('the explanation matches the actual order', () => {
  const best = offer('Ž', 9, 48)
  const quick = offer('Á', 7, 24)
  const measured = offer('B', 8, 72, 12)
  const unknown = offer('C', null, null)
  const twin = offer('A', 8, 72, 12)
  const sorted = (sort: (typeof OFFER_SORTS)[number]) =>
    [unknown, best, quick, measured, twin].toSorted(compareOffers(sort)).map(({ title }) => title)
  expect(sorted('rating')).toEqual(['Ž', 'A', 'B', 'Á', 'C'])
  expect(sorted('payoutsSpeed')).toEqual(['A', 'B', 'Á', 'Ž', 'C'])
  expect(sorted('minimumDeposit')).toEqual(['Á', 'Ž', 'A', 'B', 'C'])
  expect(sorted('bonusPrice')).toEqual(['A', 'B', 'Ž', 'Á', 'C'])
  expect(sorted('title')).toEqual(['A', 'Á', 'B', 'C', 'Ž'])
})
