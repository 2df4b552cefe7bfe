import { expect, test } from 'vitest'
import { changeItem } from '#server/feeds/changes-feed.ts'

test('the title of a change names its facts as within a sentence, abbreviations unchanged', () => {
  const facts = ['Minimální vklad', 'VIP program', 'Šifrování SSL'].map((label) => ({ label, from: '', to: 'Ano' }))
  const offer = { slug: 'modry-lev', title: 'Modrý Lev', path: null }
  expect(changeItem({ at: '2026-11-15T12:00:00.000Z', by: 'Jana', reason: '', facts, offer }).title).toBe(
    'Modrý Lev: minimální vklad, VIP program, šifrování SSL',
  )
})
