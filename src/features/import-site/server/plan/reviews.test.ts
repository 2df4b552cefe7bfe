import { expect, test } from 'vitest'
import { ratingIn } from '#features/import-site/server/plan/reviews.ts'

test.each([
  ['8.5', 10, 8.5],
  ['4,5', 5, 9],
  ['4.5/5', 10, 9],
  ['90 %', 5, 9],
  ['7 z 10', 5, 7],
  ['0', 10, 0],
  ['11', 10, null],
  ['1/0', 10, null],
  ['0/0', 10, null],
  ['skvělé', 10, null],
  ['', 10, null],
  ['-3', 10, null],
])('%j of %d is %j', (given, best, expected) => {
  expect(ratingIn(given, best)).toBe(expected)
})
