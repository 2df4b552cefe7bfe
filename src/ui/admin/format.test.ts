import { afterAll, expect, test, vi } from 'vitest'
import { formatTotal } from '#ui/admin/format.ts'

afterAll(() => vi.unstubAllEnvs())

test('marks a total that was not counted completely', () => {
  expect(formatTotal({ total: 1000, isTotalCapped: true })).toBe('1,000+')
  expect(formatTotal({ total: 1000 })).toBe('1,000')
})

test.each(['America/New_York', 'Asia/Tokyo', 'Europe/Prague'])(
  'times are those of Prague for an editor in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { formatDate, formatDateTime, formatTime } = await import('#ui/admin/format.ts')
    expect(formatDateTime('2026-11-16T23:30:00Z')).toBe('17 Nov 2026, 00:30')
    expect(formatDateTime('2026-07-01T22:05:00Z')).toBe('2 Jul 2026, 00:05')
    expect(formatDate('2026-11-16T23:30:00Z')).toBe('17 Nov 2026')
    expect(formatTime(new Date('2026-07-01T22:05:00Z'))).toBe('00:05')
    // A day of a report is not a point in time.
    expect(formatDate('2026-11-16')).toBe('16 Nov 2026')
  },
)
