import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ledger } from '#features/complaints/site/ledger.tsx'
import { wordsOf } from '#testing/load-page.ts'

const book = { received: 4, solved: 2, unsolved: 1, rejected: 0, open: 1, medianDays: 12, unpaid: 0, unreached: 0 }
const row = { slug: 'modry-lev', title: 'Modrý Lev', book: { ...book, listed: 4 } }
const shown = (isWhole: boolean) =>
  wordsOf(
    renderToStaticMarkup(
      <Ledger rows={[row]} isWhole={isWhole} total={row.book} field={{ share: 67, days: 12 }} months="12 měsíců" />,
    ),
  )

test('a ledger that leaves casinos out says so, and where all of them are', () => {
  expect(shown(false)).toContain('na která stížností přišlo nejvíc; všechna jsou v CSV.')
  expect(shown(true)).not.toContain('přišlo nejvíc')
})
