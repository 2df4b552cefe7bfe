import { expect, test } from 'vitest'
import { keptWords } from '#features/import-site/kept/kept-words.ts'
import { fromOldSiteNotShown } from '#posts/checks/messages.ts'
import { said, saidIn } from '#shared/words/message.ts'

test('the check names what stood on the old site in the language of the editor', () => {
  const found = (what: string) => said(fromOldSiteNotShown, { kind: keptWords(what) })
  expect(found('Style sheet').text).toBe('Style sheet from the old site is not shown')
  expect(['Style sheet', 'Card of Ghost: toggle', '[rev_slider]'].map((what) => saidIn('cs', found(what)))).toEqual([
    'Ze starého webu se nezobrazuje: Styly',
    'Ze starého webu se nezobrazuje: Karta z Ghostu: toggle',
    'Ze starého webu se nezobrazuje: [rev_slider]',
  ])
})
