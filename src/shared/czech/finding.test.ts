import { expect, test } from 'vitest'
import { type Finding, findingWords } from '#shared/czech/finding.ts'

const words = (finding: Partial<Finding>) =>
  findingWords({
    count: finding.judged ?? 0,
    judged: 0,
    late: 0,
    judgedCasinos: 8,
    leader: 'unmeasured',
    ...finding,
  }).replaceAll('\u00a0', ' ')

test.each([
  [1, 'Jeden výběr z 39 přišel pozdě.'],
  [2, 'Dva výběry z 39 přišly pozdě.'],
  [4, 'Čtyři výběry z 39 přišly pozdě.'],
  [5, 'Pět výběrů z 39 přišlo pozdě.'],
  [12, 'Dvanáct výběrů z 39 přišlo pozdě.'],
  [13, '13 výběrů z 39 přišlo pozdě.'],
  [38, '38 výběrů z 39 přišlo pozdě.'],
])('%i late ones', (late, said) => {
  expect(words({ judged: 39, late })).toBe(said)
})

test('mentions the leader whether it was late or not', () => {
  expect(words({ judged: 39, late: 6, leader: 'late' })).toBe(
    'Šest výběrů z 39 přišlo pozdě. I z kasina, které u nás vede.',
  )
  expect(words({ judged: 39, late: 6, leader: 'in-time' })).toBe(
    'Šest výběrů z 39 přišlo pozdě. Kasino, které u nás vede, slib dodrželo.',
  )
})

test.each([
  [1, 1, 'Jediný výběr přišel včas.'],
  [2, 2, 'Oba výběry přišly včas.'],
  [3, 3, 'Všechny tři výběry přišly včas. Slib dodržela všechna tři kasina.'],
  [5, 4, 'Všech pět výběrů přišlo včas. Slib dodržela všechna čtyři kasina.'],
  [39, 8, 'Všech 39 výběrů přišlo včas. Slib dodrželo všech osm kasin.'],
])('%i of %i casinos, none late', (judged, judgedCasinos, said) => {
  expect(words({ judged, judgedCasinos, leader: judged > 3 ? 'in-time' : 'unmeasured' })).toBe(said)
})

test.each([
  [1, 1, 'Jediný výběr přišel pozdě.'],
  [2, 2, 'Oba výběry přišly pozdě. Slib nedodrželo žádné kasino.'],
  [4, 3, 'Všechny čtyři výběry přišly pozdě. Slib nedodrželo žádné kasino.'],
  [40, 9, 'Všech 40 výběrů přišlo pozdě. Slib nedodrželo žádné kasino.'],
])('%i of %i casinos, all late', (judged, judgedCasinos, said) => {
  expect(words({ judged, judgedCasinos, late: judged, leader: 'late' })).toBe(said)
})

test.each([
  [1, 'Změřili jsme 1 výběr.'],
  [3, 'Změřili jsme 3 výběry.'],
  [39, 'Změřili jsme 39 výběrů.'],
])('%i without a promise cannot be late', (count, said) => {
  expect(words({ count, judged: 0 })).toBe(said)
})

test('numbers have hard spaces', () => {
  expect(findingWords({ count: 39, judged: 39, late: 13, judgedCasinos: 8, leader: 'unmeasured' })).toContain(
    'z\u00a039',
  )
})
