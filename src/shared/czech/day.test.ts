import { expect, test } from 'vitest'
import { addDays, daysBetween, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  // The clocks change during these two days, so they still begin in the old time.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s', (day, start) => {
  expect(pragueDayStart(day).toISOString()).toBe(start)
  expect(pragueDay(new Date(start))).toBe(day)
  expect(pragueDay(new Date(Date.parse(start) - 1))).toBe(addDays(day, -1))
})

test('counts days by the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})
