import { expect, test } from 'vitest'
import { copyTitle } from '#shared/copy-title.ts'

test.each([
  ['Modrý Lev', 'Modrý Lev (copy)'],
  ['Modrý Lev (copy)', 'Modrý Lev (copy 2)'],
  ['Modrý Lev (copy 9)', 'Modrý Lev (copy 10)'],
  ['a'.repeat(160), `${'a'.repeat(153)} (copy)`],
  [`${'a'.repeat(153)} (copy)`, `${'a'.repeat(151)} (copy 2)`],
])('%s → %s', (title, copy) => {
  expect(copyTitle(title, 160)).toBe(copy)
})
