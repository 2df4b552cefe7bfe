import { expect, test } from 'vitest'
import { richText } from '#shared/schema/rich-text.ts'
import { requiredText, text } from '#shared/schema/text.ts'

test.each([
  ['a\u0000b', 'ab'],
  ['svislý\u000btabulátor', 'svislýtabulátor'],
  [' \u0007 ', ''],
  ['konec\u0085', 'konec'],
  ['půl \ud83d znaku', 'půl \ufffd znaku'],
  ['dva\nřádky\ts\u00a0tabulátorem 😀', 'dva\nřádky\ts\u00a0tabulátorem 😀'],
])('%j is stored as %j', (written, stored) => {
  expect(text(100).parse(written)).toBe(stored)
  const [node] = richText(100).parse([{ type: 'text', text: `(${written})` }])
  expect(node && 'text' in node && node.text.slice(1, -1).trim()).toBe(stored)
})

test('invisible text counts as empty', () => {
  expect(requiredText(10).safeParse('\u0000\u0001').success).toBe(false)
})
