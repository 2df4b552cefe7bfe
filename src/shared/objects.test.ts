import { expect, test } from 'vitest'
import { entriesOf, fromKeys, isKeyOf, isOneOf, keysOf } from '#shared/objects.ts'

const WEIGHTS = { safety: 30, payouts: 25 }

test('an object is read and made by its names', () => {
  expect(keysOf(WEIGHTS)).toEqual(['safety', 'payouts'])
  expect(entriesOf(WEIGHTS)).toEqual([
    ['safety', 30],
    ['payouts', 25],
  ])
  expect(fromKeys(keysOf(WEIGHTS), (name) => name.length)).toEqual({ safety: 6, payouts: 7 })
})

test('what comes from outside is one of a list, or is not', () => {
  expect(isOneOf(['webp', 'avif'], 'avif')).toBe(true)
  expect(isOneOf(['webp', 'avif'], 'png')).toBe(false)
  expect(isOneOf([1, 2], '1')).toBe(false)
  expect(isKeyOf(WEIGHTS, 'safety')).toBe(true)
  expect(isKeyOf(WEIGHTS, 'toString')).toBe(false)
})
