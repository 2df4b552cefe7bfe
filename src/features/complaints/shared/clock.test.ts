import { expect, test } from 'vitest'
import { afterDays, afterWorkingDays, daysLeft, lastDay, nextReminder } from '#features/complaints/shared/clock.ts'

const at = (iso: string) => new Date(iso)

test.each([
  // Prague is an hour ahead in winter, two in summer: the last day always ends at its midnight.
  ['2026-11-12T14:00:00Z', 14, '2026-11-26T23:00:00.000Z', '2026-11-26'],
  ['2026-03-20T10:00:00Z', 14, '2026-04-03T22:00:00.000Z', '2026-04-03'],
  ['2026-10-20T10:00:00Z', 7, '2026-10-27T23:00:00.000Z', '2026-10-27'],
  // It is already the next day in Prague.
  ['2026-11-12T23:30:00Z', 14, '2026-11-27T23:00:00.000Z', '2026-11-27'],
  ['2026-12-31T12:00:00Z', 5, '2027-01-05T23:00:00.000Z', '2027-01-05'],
])('%s and %i days end at %s, on %s', (now, days, deadline, day) => {
  expect(afterDays(at(now), days)).toBe(deadline)
  expect(lastDay(deadline)).toBe(day)
  expect(daysLeft(at(now), deadline)).toBe(days)
})

test('working days leave out weekends and holidays, and end with the office', () => {
  // 17 November 2026 is a holiday.
  expect(afterWorkingDays(at('2026-11-13T12:00:00Z'), 2)).toBe('2026-11-18T16:00:00.000Z')
  expect(afterWorkingDays(at('2026-06-12T12:00:00Z'), 1)).toBe('2026-06-15T15:00:00.000Z')
})

test('two reminders, in the morning in Prague, none after the last', () => {
  const deadline = afterDays(at('2026-03-20T10:00:00Z'), 14)
  const first = nextReminder(deadline, at('2026-03-20T10:00:00Z'))
  expect(first).toBe('2026-03-31T06:00:00.000Z')
  expect(nextReminder(deadline, at(first ?? ''))).toBe('2026-04-03T06:00:00.000Z')
  expect(nextReminder(deadline, at('2026-04-03T06:00:00Z'))).toBeNull()
})
