import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumberInput, parseNumber } from '#records/admin/form/parse-number.ts'

test.each([
  ['9', 9],
  ['9,', 9],
  ['9.', 9],
  ['1,5', 1.5],
  ['1.5', 1.5],
  [' 9.6 ', 9.6],
  ['10 000', 10_000],
  ['25\u00a0000', 25_000],
  ['25\u202f000', 25_000],
  ['1 234 567,89', 1_234_567.89],
  ['25 000,125', 25_000.125],
  ['0,125', 0.125],
  ['1234,567', 1234.567],
  ['-1', -1],
  ['−1,5', -1.5],
  ['0', 0],
  ['', null],
  ['  ', null],
])('%j is %j', (typed, number) => expect(parseNumber(typed)).toBe(number))

test.each([
  '25.000',
  '1,500',
  '1.000.000',
  '1,2,3',
  '2 5',
  '25 00',
  '25 0000',
  '1 5,5',
  'devět',
  '5 hodin',
  '1e3',
  '--1',
  '-',
  ',',
  '5-',
  'Infinity',
])('%j is ambiguous or unreadable, so NaN', (typed) => expect(parseNumber(typed)).toBeNaN())

test('a formatted number is parsed back to the same number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: 0, max: 99 }),
      (whole, hundredths) => {
        const value = Number(`${whole}.${hundredths}`)
        expect(parseNumber(formatNumberInput(value))).toBe(Object.is(value, -0) ? 0 : value)
      },
    ),
  )
})
