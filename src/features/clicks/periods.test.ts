import { expect, test } from 'vitest'
import { partsOf, periodsOf } from '#features/clicks/periods.ts'
import { addDays, daysBetween } from '#shared/czech/day.ts'

const written = (from: string, to: string) =>
  partsOf(from, to).map(({ period, sign }) => (sign === 1 ? period : `-${period}`))

test('a day belongs to itself, its month and its year', () => {
  expect(periodsOf('2026-11-15')).toEqual(['2026-11-15', '2026-11', '2026'])
})

test('combines whole years, months and days, subtracting days from nearly whole periods', () => {
  expect(written('2024-12-30', '2026-02-01')).toEqual(['2024-12-30', '2024-12-31', '2025', '2026-01', '2026-02-01'])
  expect(written('2026-11-02', '2026-11-30')).toEqual(['2026-11', '-2026-11-01'])
  expect(written('2024-01-02', '2025-12-30')).toEqual(['2024', '-2024-01-01', '2025', '-2025-12-31'])
  expect(written('2026-03-01', '2026-12-31')).toEqual(['2026', '-2026-01', '-2026-02'])
  expect(written('2026-06-30', '2026-07-02')).toEqual(['2026-06-30', '2026-07-01', '2026-07-02'])
})

test('the parts of any range add up to each of its days once, and are few', () => {
  for (let round = 0; round < 50; round++) {
    const from = addDays('2023-01-01', Math.floor(Math.random() * 1000))
    const to = addDays(from, Math.floor(Math.random() * 732))
    const parts = partsOf(from, to)
    expect(parts.length).toBeLessThanOrEqual(46)
    const wrong: string[] = []
    for (let day = addDays(from, -40); day <= addDays(to, 40); day = addDays(day, 1)) {
      const around = periodsOf(day)
      const times = parts.reduce((sum, { period, sign }) => sum + (around.includes(period) ? sign : 0), 0)
      if (times !== Number(day >= from && day <= to)) wrong.push(day)
    }
    expect([from, to, wrong]).toEqual([from, to, []])
    expect(parts.length).toBeLessThanOrEqual(daysBetween(from, to) + 1)
  }
})
