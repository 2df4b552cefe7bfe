import { expect, test } from 'vitest'
import { limitOf, parseLimit } from '#site/help/limit.ts'

test.each([
  // income, costs, month, week, hour
  [35_000, 29_000, 300, 69, 75],
  [30_000, 20_000, 300, 69, 75],
  [60_000, 58_000, 100, 23, 25],
  [100_000, 20_000, 1000, 230, 250],
  [20_000, 19_900, 0, 0, 0],
  [20_000, 20_000, 0, 0, 0],
  [20_000, 25_000, 0, 0, 0],
  [0, 0, 0, 0, 0],
])('%d a month with costs of %d: %d a month, %d a week, %d an hour', (income, costs, month, week, hour) => {
  expect(limitOf(income, costs)).toEqual({ left: income - costs, month, week, hour })
})

test('the limit is at most a twentieth of the disposable income and a hundredth of the income; its parts never exceed it', () => {
  for (let income = 0; income <= 200_000; income += 3700) {
    for (let costs = 0; costs <= income; costs += 4100) {
      const { month, week, hour } = limitOf(income, costs)
      expect(month).toBeLessThanOrEqual(Math.min((income - costs) / 20, income / 100))
      expect(week * 52).toBeLessThanOrEqual(month * 12)
      expect(hour * 4).toBeLessThanOrEqual(month)
    }
  }
})

const parse = (query: string) => parseLimit(new URLSearchParams(query))

test('reads numbers as people write them, and reports what is missing at its field', () => {
  expect(parse('prijem=35+000+Kč&vydaje=29000').limit?.month).toBe(300)
  expect(parse('').limit).toBeNull()
  expect(parse('').errors).toEqual({})
  expect(Object.keys(parse('prijem=35000').errors)).toEqual(['vydaje'])
  expect(Object.keys(parse('prijem=hodně&vydaje=-1').errors)).toEqual(['prijem', 'vydaje'])
})
