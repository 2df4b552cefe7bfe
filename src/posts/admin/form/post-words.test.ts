import { afterEach, expect, test } from 'vitest'
import { POST_WORDS } from '#posts/admin/form/post-words.ts'
import { block, page } from '#posts/content/build.ts'
import { wordsFor } from '#records/admin/form/field-words.ts'
import { speak } from '#shared/words/language.ts'

afterEach(() => speak('en'))

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

test('what an import kept is named in the language of the editor', () => {
  const kept = block('keptSource', 'puvodni-1', { kind: 'Style sheet', source: '<style></style>' })
  expect(textOf(kept)).toBe('[Kept from the old site puvodni-1]\nWhat it was: Style sheet\nSource: <style></style>')
  speak('cs')
  expect(textOf(kept)).toBe('[Zachováno ze starého webu puvodni-1]\nCo to bylo: Styly\nZdrojový kód: <style></style>')
})

test('the parts beside the text are named in the language of the editor', () => {
  speak('cs')
  const said = (field: string, value: unknown) => wordsFor(POST_WORDS, [field]).text(value as never)
  const answer = [{ type: 'text', text: 'Ano.' }]
  expect(said('faq', { data: [{ question: 'Vyplácí?', answer, isActive: true }] })).toBe(
    'Otázka: Vyplácí?\nOdpověď: Ano.\nZobrazeno: ano',
  )
  expect(said('breadcrumbs', [{ title: 'Recenze', path: '/recenze/' }])).toBe('- Název: Recenze\n  Adresa: /recenze/')
  expect(said('keptFigures', [{ offer: 'lev', figure: '24 h' }])).toBe(
    '- Kasino nebo sázková kancelář: lev\n  Číslo: 24 h',
  )
})
