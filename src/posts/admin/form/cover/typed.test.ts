import { expect, test } from 'vitest'
import { asNumbers, asRows, numbersIn, rowsIn } from '#posts/admin/form/cover/typed.ts'

test.each<[string, number[]]>([
  ['', []],
  ['20 25  30', [20, 25, 30]],
  ['20, 25, 30,5', [20, 25, 30.5]],
  ['20; 25.5', [20, 25.5]],
  ['20 dvacet', [20, Number.NaN]],
])('parses %j as %j', (typed, numbers) => {
  expect(numbersIn(typed)).toEqual(numbers)
})

test('rows have an optional promise before a colon', () => {
  const rows = [
    { promised: 24, measured: [9.6, 14.2] },
    { promised: null, measured: [8, 12] },
  ]
  expect(rowsIn('24: 9,6 14,2\n\n8 12\n')).toEqual(rows)
  expect(rowsIn(asRows(rows))).toEqual(rows)
  expect(rowsIn('24:')).toEqual([{ promised: 24, measured: [] }])
  expect(rowsIn('den: 3')).toEqual([{ promised: Number.NaN, measured: [3] }])
  expect(asNumbers([20, 30.5])).toBe('20 30,5')
})
