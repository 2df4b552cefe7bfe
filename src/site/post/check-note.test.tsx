import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LedgerSummary } from '#site/post/check-note.tsx'
import { wordsOf } from '#testing/load-page.ts'

test.each([
  [1, 1, '1 z 1 údaje ověřeno'],
  [3, 4, '3 ze 4 údajů ověřeno'],
  [34, 36, '34 z 36 údajů ověřeno'],
  [38, 40, '38 ze 40 údajů ověřeno'],
])('%d of %d checked facts', (checked, total, words) => {
  const ledger = { checked, total, oldest: null, facts: {} }
  expect(wordsOf(renderToStaticMarkup(<LedgerSummary ledger={ledger} />))).toBe(words)
})
