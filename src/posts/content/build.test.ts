import { expect, test } from 'vitest'
import { block, faq, h2, h3, image, note, ol, p, page, rt, table, ul } from '#posts/content/build.ts'
import { Content } from '#posts/content/schema.ts'
import { ShortcodesConfig } from '#posts/shortcodes.ts'

test('inline text: bold, italic, links and line breaks', () => {
  expect(rt('Hraje se **jen** s _rozvahou_, viz [jak hodnotíme](/jak-hodnotime/).\nKonec')).toEqual([
    { type: 'text', text: 'Hraje se ' },
    { type: 'text', text: 'jen', marks: [{ type: 'bold' }] },
    { type: 'text', text: ' s ' },
    { type: 'text', text: 'rozvahou', marks: [{ type: 'italic' }] },
    { type: 'text', text: ', viz ' },
    { type: 'text', text: 'jak hodnotíme', marks: [{ type: 'link', attrs: { href: '/jak-hodnotime/' } }] },
    { type: 'text', text: '.' },
    { type: 'hardBreak' },
    { type: 'text', text: 'Konec' },
  ])
  expect(rt('')).toEqual([])
})

test('headings get an id from their text, lists and tables their items', () => {
  expect(h2('Výplaty a bonusy')).toMatchObject({ type: 'heading', attrs: { level: 2, id: 'vyplaty-a-bonusy' } })
  expect(ul('a', 'b')).toMatchObject({ type: 'bulletList', content: [{ type: 'listItem' }, { type: 'listItem' }] })
  expect(table(['Banka', 'Doba'], ['Karta', '1 den'])).toMatchObject({
    content: [
      { content: [{ type: 'tableHeader' }, { type: 'tableHeader' }] },
      { content: [{ type: 'tableCell' }, { type: 'tableCell' }] },
    ],
  })
})

test('a page has valid text, blocks and a table of contents of its h2 headings', () => {
  const built = page(
    h2('Výplaty'),
    p('Text.'),
    h3('Podrobně'),
    ol('první'),
    note('Pozor'),
    image('obrazek-0001', 'Herna', 'Popisek'),
    table(['a'], ['b']),
    block('prosConsPosts', 'klady-1', { source: 'manual', pros: ['rychlost'] }),
    h2('Bonusy'),
  )
  expect(Content.safeParse(built.content).success).toBe(true)
  expect(ShortcodesConfig.safeParse(built.shortcodesConfig).success).toBe(true)
  expect(built.content.content[7]).toEqual({ type: 'shortcode', attrs: { kind: 'prosConsPosts', uniqId: 'klady-1' } })
  expect(built.shortcodesConfig.prosConsPosts).toEqual([
    { data: { uniqId: 'klady-1', source: 'manual', pros: ['rychlost'] } },
  ])
  expect(built.tableContent.data).toEqual([
    { headingId: 'vyplaty', title: 'Výplaty', level: 2, isActive: true },
    { headingId: 'bonusy', title: 'Bonusy', level: 2, isActive: true },
  ])
})

test('an invalid block throws where it is built', () => {
  expect(() => block('prosConsPosts', 'klady-1', { source: 'manual', pros: [] })).toThrow('Write at least one.')
  expect(() => block('sliders', 'Špatné id', { slides: [] })).toThrow('This is not a block id.')
})

test('a question with its answer', () => {
  expect(faq('Kdy?', '**Hned.**')).toEqual({
    question: 'Kdy?',
    answer: [{ type: 'text', text: 'Hned.', marks: [{ type: 'bold' }] }],
    isActive: true,
  })
})
