import { expect, test } from 'vitest'
import { numberIn } from '#ui/admin/form/number-in.ts'

test.each([
  ['9', 9],
  ['9,', 9],
  ['9.', 9],
  ['9,6', 9.6],
  [' 9.6 ', 9.6],
  ['10 000', 10_000],
  ['10 000', 10_000],
  [0, 0],
  ['', null],
  ['-1', null],
  ['1.000.000', null],
  ['devět', null],
])('%j is %j', (typed, number) => expect(numberIn(typed)).toBe(number))
