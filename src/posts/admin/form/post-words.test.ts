import { expect, test } from 'vitest'
import { POST_WORDS } from '#posts/admin/form/post-words.ts'
import { block, page } from '#posts/content/build.ts'
import { wordsFor } from '#records/admin/form/field-words.ts'

const textOf = (part: ReturnType<typeof block>) =>
  wordsFor(POST_WORDS, ['shortcodesConfig']).text(page(part).shortcodesConfig as never)

test('the settings of a block are called as in its form', () => {
  const cards = [{ title: 'Výplata', button: { label: 'Číst', link: { type: 'url' as const, href: '/vyplaty/' } } }]
  expect(textOf(block('gridCardsWithButton', 'gc-1', { label: 'Karty', columns: 2, cards }))).toBe(
    [
      '[Cards with a button gc-1]',
      'Name in the editor: Karty',
      'Columns: 2',
      'Cards:',
      '  - Title: Výplata',
      '    Button:',
      '      Button: Číst',
      '      Button leads to:',
      '        Type: url',
      '        Address: /vyplaty/',
    ].join('\n'),
  )
  const filter = { paymentMethod: 'pay-0001', minRating: 8 }
  expect(
    textOf(block('casinosRating', 'cr-1', { mode: 'filter', layout: 'cards', filter, sort: 'payoutsSpeed' })),
  ).toBe(
    [
      '[Casino list cr-1]',
      'Which ones: filter',
      'Order: payoutsSpeed',
      'Layout: cards',
      'By conditions:',
      '  Payment method: pay-0001',
      '  Rating at least: 8',
    ].join('\n'),
  )
})
