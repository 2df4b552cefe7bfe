import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from '#ui/admin/local-time.ts'

test('a time survives the field', () => {
  for (const typed of ['2026-11-15T12:00', '2026-07-01T00:05']) {
    expect(toLocalInput(fromLocalInput(typed))).toBe(typed)
  }
})

test('the typed time is the time in Prague, in summer and in winter', () => {
  expect(fromLocalInput('2026-11-15T12:00')).toBe('2026-11-15T11:00:00.000Z')
  expect(fromLocalInput('2026-07-01T12:00')).toBe('2026-07-01T10:00:00.000Z')
  expect(toLocalInput('2026-07-01T10:00:00.000Z')).toBe('2026-07-01T12:00')
})

test('an empty or incomplete field is null', () => {
  expect(toLocalInput(null)).toBe('')
  expect([fromLocalInput(''), fromLocalInput('2026-')]).toEqual([null, null])
})
