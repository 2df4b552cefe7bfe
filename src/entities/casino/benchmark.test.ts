import { expect, test } from 'vitest'
import { medianOfCounts } from '#entities/casino/benchmark.ts'
import { medianOf } from '#entities/payout-test/measure.ts'

test('the median of counted values equals the median of the values', () => {
  expect(medianOfCounts([])).toBeNull()
  expect(medianOfCounts([{ value: 8, count: 2 }])).toBeNull()
  expect(medianOfCounts([{ value: 8, count: 3 }])).toBe(8)
  for (let seed = 1; seed <= 50; seed++) {
    const counted = Array.from({ length: 1 + (seed % 5) }, (_, index) => ({
      value: index * 2,
      count: 1 + ((seed * (index + 3)) % 4),
    }))
    expect(medianOfCounts(counted)).toBe(
      medianOf(counted.flatMap(({ value, count }) => Array.from({ length: count }, () => value))),
    )
  }
})
