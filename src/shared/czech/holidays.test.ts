import { expect, test } from 'vitest'
import { isPublicHoliday } from '#shared/czech/holidays.ts'

test.each(['2026-11-17', '2026-04-03', '2026-04-06', '2027-03-26', '2027-03-29', '2038-04-26', '2026-12-24'])(
  '%s is a public holiday',
  (day) => expect(isPublicHoliday(day)).toBe(true),
)

test.each(['2026-11-16', '2026-04-04', '2026-04-05', '2026-12-31'])('%s is not a public holiday', (day) =>
  expect(isPublicHoliday(day)).toBe(false),
)
