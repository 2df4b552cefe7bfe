import { expect, test } from 'vitest'
import { memo } from '#shared/memo.ts'

test('asks once for each, and starts anew when it knows too much', () => {
  const asked: number[] = []
  const half = memo((number: number) => {
    asked.push(number)
    return number / 2
  }, 2)
  expect([half(0), half(0), half(4), half(4), half(6), half(6), half(4)]).toEqual([0, 0, 2, 2, 3, 3, 2])
  expect(asked).toEqual([0, 4, 6, 4])
})
