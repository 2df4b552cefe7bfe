import { expect, test } from 'vitest'
import { entriesOf, fromKeys, isKeyOf, isOneOf, keysOf, ownOf } from '#shared/objects.ts'

const WEIGHTS = { safety: 30, payouts: 25 }

test('types keys and entries of an object', () => {
  expect(keysOf(WEIGHTS)).toEqual(['safety', 'payouts'])
  expect(entriesOf(WEIGHTS)).toEqual([
    ['safety', 30],
    ['payouts', 25],
  ])
  expect(fromKeys(keysOf(WEIGHTS), (name) => name.length)).toEqual({ safety: 6, payouts: 7 })
})

test('narrows unknown values to members of a list', () => {
  expect(isOneOf(['webp', 'avif'], 'avif')).toBe(true)
  expect(isOneOf(['webp', 'avif'], 'png')).toBe(false)
  expect(isOneOf([1, 2], '1')).toBe(false)
  expect(isKeyOf(WEIGHTS, 'safety')).toBe(true)
  expect(isKeyOf(WEIGHTS, 'toString')).toBe(false)
})

test('finds only what an object has itself', () => {
  expect([ownOf(WEIGHTS, 'safety'), ownOf(WEIGHTS, 'bonus'), ownOf(WEIGHTS, 'constructor')]).toEqual([
    30,
    undefined,
    undefined,
  ])
})
