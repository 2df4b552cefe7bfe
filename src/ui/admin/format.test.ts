import { expect, test } from 'vitest'
import { formatTotal } from '#ui/admin/format.ts'

test('a total that was not counted to its end says so', () => {
  expect(formatTotal({ total: 1000, isTotalCapped: true })).toBe('1,000+')
  expect(formatTotal({ total: 1000 })).toBe('1,000')
})
