import { expect, test } from 'vitest'
import { momentsOf } from '#admin/settings/audit/audit-days.ts'

test('days become instants in Prague, the last day included', () => {
  expect(momentsOf('2026-10-25', '2026-10-25')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  })
  expect(momentsOf('', '')).toEqual({ from: '', to: '' })
})

test.each(['20266-01-01', '2026-13-45', 'včera'])('%s is no filter', (day) => {
  expect(momentsOf(day, day)).toEqual({ from: '', to: '' })
})
