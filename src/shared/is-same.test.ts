import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame } from '#shared/is-same.ts'

test.each([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  [Number.NaN, null, false],
  [{ a: Number.NaN }, { a: null }, false],
  [{ a: 1, b: [1, { c: '' }] }, { b: [1, { c: '' }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [[1], [1, undefined], false],
  [[], {}, false],
  [null, {}, false],
  ['', null, false],
])('%j and %j: %s', (one, other, wanted) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([wanted, wanted])
})

test('a copy is always equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSame(value, structuredClone(value))).toBe(true)
    }),
  )
})
