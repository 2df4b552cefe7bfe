import { expect, test } from 'vitest'
import { inMonth, nextMonth } from '#shared/czech/month.ts'

const at = (iso: string) => inMonth(new Date(iso)).replaceAll('\u00a0', ' ')

test.each([
  ['01', 'v lednu 2026'],
  ['02', 'v únoru 2026'],
  ['03', 'v březnu 2026'],
  ['04', 'v dubnu 2026'],
  ['05', 'v květnu 2026'],
  ['06', 'v červnu 2026'],
  ['07', 'v červenci 2026'],
  ['08', 'v srpnu 2026'],
  ['09', 'v září 2026'],
  ['10', 'v říjnu 2026'],
  ['11', 'v listopadu 2026'],
  ['12', 'v prosinci 2026'],
])('month %s', (month, words) => {
  expect(at(`2026-${month}-15T12:00:00Z`)).toBe(words)
})

test('the month changes at midnight in Prague', () => {
  expect(at('2026-12-31T22:59:59Z')).toBe('v prosinci 2026')
  expect(at('2026-12-31T23:00:00Z')).toBe('v lednu 2027')
  expect(at('2026-06-30T22:00:00Z')).toBe('v červenci 2026')
})

test('a hard space follows the preposition', () => {
  expect(inMonth(new Date('2026-11-15T12:00:00Z'))).toBe('v\u00a0listopadu\u00a02026')
})

test.each([
  ['2026-11-15T12:00:00Z', '2026-11-30T23:00:00.000Z'],
  ['2026-11-30T22:59:59.999Z', '2026-11-30T23:00:00.000Z'],
  ['2026-11-30T23:00:00Z', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00.000Z'],
  ['2026-03-10T00:00:00Z', '2026-03-31T22:00:00.000Z'],
  ['2026-10-31T22:30:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-07-31T21:59:59Z', '2026-07-31T22:00:00.000Z'],
  ['2026-07-31T22:00:00Z', '2026-08-31T22:00:00.000Z'],
])('the month after %s begins at %s', (given, wanted) => {
  expect(nextMonth(new Date(given)).toISOString()).toBe(wanted)
})
