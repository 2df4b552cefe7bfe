import { expect, test } from 'vitest'
import {
  countOf,
  formatCount,
  formatCrowns,
  formatDate,
  formatPayoutHours,
  formatPercent,
  formatRating,
  outOf,
} from '#shared/czech/format.ts'

const NBSP = '\u00a0'

test.each([
  [9.4, '9,4'],
  [9, '9,0'],
  [10, '10,0'],
  [0, '0,0'],
  [8.75, '8,8'],
])('rating %d reads %s', (value, shown) => {
  expect(formatRating(value)).toBe(shown)
})

test.each([
  [1234.5, `1${NBSP}234,5${NBSP}Kč`],
  [50, `50${NBSP}Kč`],
  [1_000_000, `1${NBSP}000${NBSP}000${NBSP}Kč`],
  [0, `0${NBSP}Kč`],
])('%d crowns read %s, with hard spaces only', (value, shown) => {
  expect(formatCrowns(value)).toBe(shown)
})

test('formats percentages and counts', () => {
  expect(formatPercent(25)).toBe(`25${NBSP}%`)
  expect(formatPercent(96.51)).toBe(`96,51${NBSP}%`)
  expect(formatCount(3200)).toBe(`3${NBSP}200`)
})

test.each([
  [0, `0${NBSP}kasin`],
  [1, `1${NBSP}kasino`],
  [2, `2${NBSP}kasina`],
  [4, `4${NBSP}kasina`],
  [5, `5${NBSP}kasin`],
  [21, `21${NBSP}kasin`],
  [102, `102${NBSP}kasin`],
  [1.5, `1,5${NBSP}kasina`],
  [1000, `1${NBSP}000${NBSP}kasin`],
])('a count of %d reads %s', (count, shown) => {
  expect(countOf(count, ['kasino', 'kasina', 'kasina', 'kasin'])).toBe(shown)
})

test.each([
  [0, 'ihned'],
  [1, `do${NBSP}1${NBSP}hodiny`],
  [2, `do${NBSP}2${NBSP}hodin`],
  [24, `do${NBSP}24${NBSP}hodin`],
  [48, `do${NBSP}48${NBSP}hodin`],
  [71, `do${NBSP}71${NBSP}hodin`],
  [72, `do${NBSP}3${NBSP}dnů`],
  [73, `do${NBSP}73${NBSP}hodin`],
  [168, `do${NBSP}7${NBSP}dnů`],
])('a payout in %d hours reads %s', (hours, shown) => {
  expect(formatPayoutHours(hours)).toBe(shown)
})

test('formats dates in Prague time', () => {
  expect(formatDate('2026-11-15T10:00:00.000Z')).toBe(`15.${NBSP}11.${NBSP}2026`)
  expect(formatDate('2026-12-31T23:30:00.000Z')).toBe(`1.${NBSP}1.${NBSP}2027`)
  expect(formatDate('2026-07-01T21:59:00.000Z')).toBe(`1.${NBSP}7.${NBSP}2026`)
  expect(formatDate('2026-07-01T22:00:00.000Z')).toBe(`2.${NBSP}7.${NBSP}2026`)
})

test('chooses „z“ or „ze“ by pronunciation', () => {
  const ze = [2, 3, 4, 6, 7, 14, 16, 17, 40, 49, 64, 78, 100, 199, 200, 416, 700, 2000, 4321]
  const z = [1, 5, 8, 9, 10, 11, 12, 13, 15, 18, 20, 27, 39, 50, 86, 99, 500, 999, 1000, 1400, 5000]
  expect(ze.map(outOf)).toEqual(ze.map((count) => `ze${NBSP}${formatCount(count)}`))
  expect(z.map(outOf)).toEqual(z.map((count) => `z${NBSP}${formatCount(count)}`))
})
