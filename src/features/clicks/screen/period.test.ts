import { expect, test } from 'vitest'
import { isByMonth, monthsOf, periodOf } from '#features/clicks/screen/period.ts'

// Already the sixteenth in Prague.
const NOW = new Date('2026-11-15T23:30:00Z')
const ask = (query: string) => periodOf(new URLSearchParams(query), NOW)

test('a span ends today in Prague and includes today', () => {
  expect(ask('')).toEqual({ span: '30', from: '2026-10-18', to: '2026-11-16' })
  expect(ask('days=7')).toEqual({ span: '7', from: '2026-11-10', to: '2026-11-16' })
  expect(ask('days=12')).toMatchObject({ span: '30' })
})

test('two valid days take precedence; a single or invalid day is ignored', () => {
  expect(ask('from=2026-01-01&to=2026-01-31&days=7')).toEqual({ span: 'custom', from: '2026-01-01', to: '2026-01-31' })
  expect(ask('from=2026-01-01')).toMatchObject({ span: '30' })
  expect(ask('from=yesterday&to=today')).toMatchObject({ span: '30' })
  expect(ask('from=2026-13-45&to=2026-13-46')).toMatchObject({ span: '30' })
})

test('two years can be chosen, and long periods are grouped by month', () => {
  expect(ask('days=730')).toEqual({ span: '730', from: '2024-11-17', to: '2026-11-16' })
  expect(['days=90', 'days=365', 'days=730'].map((query) => isByMonth(ask(query)))).toEqual([false, true, true])
  const days = ['2026-10-30', '2026-10-31', '2026-11-01'].map((key, index) => ({ key, clicks: index + 1 }))
  expect(monthsOf(days)).toEqual([
    { key: '2026-10', clicks: 3 },
    { key: '2026-11', clicks: 3 },
  ])
})
