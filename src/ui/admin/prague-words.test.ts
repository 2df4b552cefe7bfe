import { expect, test } from 'vitest'
import { clockNote, longMoment, shortMoment } from '#ui/admin/prague-words.ts'

const now = new Date('2026-11-16T08:00:00Z')

test('formats a time, with the year when it is another', () => {
  expect(shortMoment('2026-12-01T07:00:00.000Z', now)).toBe('1 Dec, 8:00')
  expect(shortMoment('2027-01-06T22:59:00.000Z', now)).toBe('6 Jan 2027, 23:59')
  // The year in Prague, not in UTC.
  expect(shortMoment('2026-12-31T23:30:00.000Z', now)).toBe('1 Jan 2027, 0:30')
  expect(longMoment('2026-12-01T07:00:00.000Z', now)).toBe('Tuesday 1 Dec at 8:00')
})

test('points out a skipped or repeated hour', () => {
  expect(clockNote({ day: '2026-03-29', time: '02:30' })).toMatchObject({ is: 'skipped' })
  expect(clockNote({ day: '2026-03-29', time: '02:30' })?.words).toContain('It will be 3:30.')
  expect(clockNote({ day: '2026-10-25', time: '02:30' })).toMatchObject({ is: 'doubled' })
  expect(clockNote({ day: '2026-10-25', time: '03:00' })).toBeUndefined()
  expect(clockNote({ day: '2026-10-25', time: '' })).toBeUndefined()
})
