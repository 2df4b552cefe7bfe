import { expect, test } from 'vitest'
import '#entities/bookmaker/admin/screen.ts'
import '#entities/casino/admin/screen.ts'
import '#entities/payout-test/admin/screen.ts'
import '#posts/admin/screen.ts'
import { removedLines, usageLines, usedByText } from '#records/admin/usage.ts'

test.each([
  [{ casinos: 58, bookmakers: 16, posts: 0, 'payout-tests': 0 }, '58 casinos, 16 bookmakers'],
  [{ casinos: 1, bookmakers: 0, posts: 1, 'payout-tests': 2 }, '1 casino, 1 post, 2 withdrawals'],
  [{ casinos: 0, bookmakers: 0, posts: 0, 'payout-tests': 0 }, 'Not used'],
])('%j reads “%s”', (usedBy, text) => {
  expect(usedByText(usedBy)).toBe(text)
})

test('groups usages by kind, and names only the first of many', () => {
  const casino = (title: string) => ({
    collection: 'casinos',
    id: title,
    title,
    as: { text: 'payment method', key: '' },
  })
  const post = { collection: 'posts', id: 'p', title: '', as: { text: 'page', key: '' } }
  expect(usageLines([casino('Lev'), post])).toEqual(['1 casino: Lev', '1 post: Untitled'])
  const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(casino)
  expect(usageLines(seven)).toEqual(['7 casinos: A, B, C, D, E and 2 more'])
  expect(usageLines([])).toEqual([])
  const most = Array.from({ length: 500 }, (_, number) => casino(`K${number}`))
  expect(usageLines(most)).toEqual(['500+ casinos: K0, K1, K2, K3, K4 and more'])
})

test('tells what a deletion takes along', () => {
  const titles = ['1 500 Kč, 14. 11. 2026', '900 Kč, 2. 12. 2026']
  const removed = [
    { what: { text: 'withdrawals', key: '' }, count: 2, titles },
    { what: { text: 'notes', key: '' }, count: 1, titles: [] },
  ]
  expect(removedLines(removed)).toEqual(['withdrawals: 2 (1 500 Kč, 14. 11. 2026; 900 Kč, 2. 12. 2026)', 'notes: 1'])
})
