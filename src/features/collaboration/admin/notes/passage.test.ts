import { expect, test } from 'vitest'
import { anchorAt, findPassage } from '#features/collaboration/admin/notes/passage.ts'

const text = 'Bonus je 100 %. Platí deset dnů. Druhý bonus platí deset dnů a je menší.'
const at = (quote: string, nth = 0) => {
  let from = text.indexOf(quote)
  for (let skipped = 0; skipped < nth; skipped++) from = text.indexOf(quote, from + 1)
  return anchorAt(text, from, from + quote.length)
}

test('finds a passage again, even after text was added before it', () => {
  const anchor = at('deset dnů', 1)
  if (!anchor) throw new Error('No anchor')
  const later = `Úvod navíc. ${text}`
  const found = findPassage(later, anchor)
  expect(found?.from).toBe(later.lastIndexOf('deset dnů'))
  expect(later.slice(found?.from, found?.to)).toBe('deset dnů')
})

test('of two identical passages finds the one with the same context', () => {
  const [first, second] = [at('deset dnů'), at('deset dnů', 1)]
  if (!first || !second) throw new Error('No anchor')
  expect(findPassage(text, first)?.from).toBe(text.indexOf('deset dnů'))
  expect(findPassage(text, second)?.from).toBe(text.lastIndexOf('deset dnů'))
})

test('a rewritten passage is gone, and an empty one is none', () => {
  const anchor = at('je 100 %')
  expect(anchor && findPassage(text.replace('100', '50'), anchor)).toBeUndefined()
  expect(anchorAt(text, 3, 3)).toBeUndefined()
  expect(anchorAt('a   b', 1, 4)).toBeUndefined()
})
