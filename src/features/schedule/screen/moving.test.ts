import { expect, test } from 'vitest'
import { freeHour, movedBy } from '#features/schedule/screen/moving.ts'

test.each([
  ['ArrowRight', '2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z'],
  ['ArrowLeft', '2026-10-25T07:00:00.000Z', '2026-10-24T06:00:00.000Z'],
  ['ArrowDown', '2026-10-24T06:00:00.000Z', '2026-10-24T07:00:00.000Z'],
  ['ArrowUp', '2026-10-24T06:00:00.000Z', '2026-10-24T05:00:00.000Z'],
  ['Enter', '2026-10-24T06:00:00.000Z', undefined],
])('Shift and %s move an event', (key, from, to) => expect(movedBy(from, key)).toBe(to))

test('a draft gets 8:00, or the next free hour in the future', () => {
  const now = new Date('2026-11-16T06:00:00Z')
  const at = (hour: number) => `2026-11-16T${String(hour - 1).padStart(2, '0')}:00:00.000Z`
  const taken = (hour: number) => ({ kind: 'publish' as const, at: at(hour) })
  expect(freeHour([], '2026-11-16', now)).toBe(at(8))
  expect(freeHour([taken(8), { kind: 'unpublish', at: at(9) }], '2026-11-16', now)).toBe(at(9))
  expect(freeHour([taken(8), taken(9)], '2026-11-16', now)).toBe(at(10))
  expect(freeHour([], '2026-11-16', new Date('2026-11-16T12:30:00Z'))).toBe(at(14))
  expect(freeHour([], '2026-11-15', now)).toBeUndefined()
})
