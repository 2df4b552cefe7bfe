import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from '#ui/admin/local-time.ts'

test('a moment survives the field, whatever the time zone', () => {
  for (const typed of ['2026-11-15T12:00', '2026-07-01T00:05']) {
    expect(toLocalInput(fromLocalInput(typed))).toBe(typed)
  }
  expect(fromLocalInput('2026-11-15T12:00')).toMatch(/^2026-11-1\dT\d\d:00:00\.000Z$/)
})

test('an empty or half-typed field is no moment', () => {
  expect(toLocalInput(null)).toBe('')
  expect([fromLocalInput(''), fromLocalInput('2026-')]).toEqual([null, null])
})
