import { expect, test } from 'vitest'
import { afterKey, coverBetween, coverWords, firstCover, fitted, isDrawn } from '#entities/payout-test/admin/covers.ts'

test('draws from any corner, clamped to the picture', () => {
  const drawn = { x: 0.25, y: 0.5, width: 0.25, height: 0.25 }
  expect(coverBetween({ x: 0.5, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(drawn)
  expect(coverBetween({ x: 0.25, y: 0.75 }, { x: 0.5, y: 0.5 })).toEqual(drawn)
  expect(coverBetween({ x: 0.5, y: 0.5 }, { x: 1.5, y: -1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
  expect(isDrawn(coverBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 }))).toBe(false)
})

test('keys move and resize a cover up to the edges', () => {
  const cover = { x: 0.5, y: 0.5, width: 0.2, height: 0.1 }
  expect(afterKey(cover, 'ArrowRight', false)).toEqual({ ...cover, x: 0.51 })
  expect(afterKey(cover, 'ArrowUp', true)).toEqual({ ...cover, height: 0.09 })
  expect(afterKey(cover, 'Tab', false)).toBeUndefined()
  let moved = firstCover()
  for (let count = 0; count < 200; count += 1) moved = afterKey(moved, 'ArrowDown', false) ?? moved
  expect(moved.y + moved.height).toBeCloseTo(1)
  for (let count = 0; count < 200; count += 1) moved = afterKey(moved, 'ArrowLeft', true) ?? moved
  expect(moved.width).toBe(0.01)
})

test('clamps an oversized cover to the picture', () => {
  expect(fitted({ x: -1, y: 0.9, width: 3, height: 0.5 })).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 })
})

test('describes the position', () => {
  expect(coverWords(firstCover(), 0)).toBe('Cover 1, 30 % from the left, 45 % from the top, 40 % by 10 %')
})
