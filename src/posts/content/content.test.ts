import { emptyShortcodes } from '#posts/block-lists.ts'
import { CONTENT_MAX_BYTES, CONTENT_MAX_DEPTH } from '#posts/content/limits.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anchorsIn } from '#posts/content/anchors.ts'
import { h2, p, ul } from '#posts/content/build.ts'
import { Content } from '#posts/content/schema.ts'
import { mediaIdsIn, readableText, shortcodesIn, textOf } from '#posts/content/walk.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const para = (...content: unknown[]) => ({ type: 'paragraph', content })
const link = (href: string) => ({ type: 'link', attrs: { href } })
const accepts = (...content: unknown[]) => Content.safeParse(doc(...content)).success
const item = (...content: unknown[]) => ({ type: 'listItem', content })
const row = (...content: unknown[]) => ({ type: 'tableRow', content })
const cell = (attrs?: object) => ({ type: 'tableCell', content: [para(text('x'))], ...(attrs ? { attrs } : {}) })

test('accepts all nodes and marks of the editor unchanged', () => {
  const everything = doc(
    para(
      text('tučně', { type: 'bold' }),
      text('kurzívou', { type: 'italic' }, { type: 'underline' }),
      text('škrtnutě', { type: 'strike' }),
      text('kód', { type: 'code' }),
      text('2', { type: 'superscript' }),
      text('2', { type: 'subscript' }),
      { type: 'hardBreak' },
      text('odkaz', link('/recenze/modry-lev/'), { type: 'bold' }),
    ),
    { type: 'paragraph' },
    { type: 'heading', attrs: { level: 2, id: 'vyplaty' }, content: [text('Výplaty')] },
    { type: 'heading', attrs: { level: 3, id: null } },
    { type: 'heading', attrs: { level: 4, id: 'a' }, content: [] },
    { type: 'bulletList', content: [item(para(text('bod')), { type: 'orderedList', content: [item(para())] })] },
    { type: 'orderedList', attrs: { start: 3 }, content: [item(para(text('třetí')))] },
    { type: 'blockquote', content: [para(text('upozornění'))] },
    { type: 'blockquote', attrs: { isQuote: true }, content: [para(text('citát'))] },
    { type: 'image', attrs: { mediaId: 'obrazek-0001', alt: 'Herna', caption: 'Popisek' } },
    { type: 'horizontalRule' },
    { type: 'shortcode', attrs: { kind: 'dataTables', uniqId: 'tabulka-1' } },
    {
      type: 'table',
      content: [
        row({ type: 'tableHeader', content: [para(text('Banka'))] }),
        row({ type: 'tableCell', attrs: { colspan: 2, rowspan: 1 }, content: [para(text('1 den'))] }),
      ],
    },
  )
  expect(Content.parse(everything)).toEqual(everything)
})

test.each<[string, unknown]>([
  ['an unknown node', { type: 'iframe', attrs: { src: 'https://zlo.example' } }],
  ['raw HTML', { type: 'html', html: '<script>' }],
  ['a node without a type', { content: [] }],
  ['text outside of a paragraph', text('volně')],
  ['empty text', para(text(''))],
  ['a heading of level 1', { type: 'heading', attrs: { level: 1, id: null } }],
  ['a heading of level 5', { type: 'heading', attrs: { level: 5, id: null } }],
  ['a heading without attributes', { type: 'heading', content: [text('x')] }],
  ['a heading with a bad id', { type: 'heading', attrs: { level: 2, id: 'Výplaty' } }],
  ['a heading with an id of 97 characters', { type: 'heading', attrs: { level: 2, id: 'a'.repeat(97) } }],
  [
    'a heading inside a quotation',
    { type: 'blockquote', content: [{ type: 'heading', attrs: { level: 2, id: null } }] },
  ],
  ['an unknown mark', para(text('x', { type: 'highlight' }))],
  ['a mark with an attribute', para(text('x', { type: 'bold', attrs: { style: 'color:red' } }))],
  ['nine marks', para(text('x', ...Array.from({ length: 9 }, () => ({ type: 'bold' }))))],
  ['a link that opens a window', para(text('x', { type: 'link', attrs: { href: '/', target: '_blank' } }))],
  ['an unknown attribute', { type: 'paragraph', attrs: { style: 'color:red' }, content: [] }],
  ['an unknown key', { type: 'paragraph', content: [], onclick: 'alert(1)' }],
  ['a link with javascript:', para(text('x', link('javascript:alert(1)')))],
  ['a link with //', para(text('x', link('//zlo.example/')))],
  ['a link with http:', para(text('x', link('http://kasino.example/')))],
  ['an image by its address', { type: 'image', attrs: { src: 'https://zlo.example/x.png', alt: '' } }],
  ['an image with a long alt', { type: 'image', attrs: { mediaId: 'obrazek-0001', alt: 'a'.repeat(161) } }],
  [
    'an image with a long caption',
    { type: 'image', attrs: { mediaId: 'obrazek-0001', alt: '', caption: 'a'.repeat(201) } },
  ],
  ['a shortcode of an unknown kind', { type: 'shortcode', attrs: { kind: 'html', uniqId: 'blok-1' } }],
  ['a shortcode with a bad uniqId', { type: 'shortcode', attrs: { kind: 'sliders', uniqId: 'Blok 1' } }],
  [
    'a shortcode with a uniqId of 41 characters',
    { type: 'shortcode', attrs: { kind: 'sliders', uniqId: 'a'.repeat(41) } },
  ],
  [
    'a shortcode in a list',
    { type: 'bulletList', content: [item({ type: 'shortcode', attrs: { kind: 'sliders', uniqId: 'b1' } })] },
  ],
  ['an empty list', { type: 'bulletList', content: [] }],
  ['an empty list item', { type: 'bulletList', content: [item()] }],
  ['a list that starts at 0', { type: 'orderedList', attrs: { start: 0 }, content: [item(para())] }],
  ['a table without rows', { type: 'table', content: [] }],
  ['a table with 201 rows', { type: 'table', content: Array.from({ length: 201 }, () => row(cell())) }],
  ['a table with 21 columns', { type: 'table', content: [row(...Array.from({ length: 21 }, () => cell()))] }],
  ['a cell across 21 columns', { type: 'table', content: [row(cell({ colspan: 21, rowspan: 1 }))] }],
])('rejects %s', (_, node) => {
  expect(accepts(node)).toBe(false)
})

test('the document accepts no other keys and no other type', () => {
  expect(Content.safeParse({ ...doc(), html: '<b>' }).success).toBe(false)
  expect(Content.safeParse({ type: 'paragraph', content: [] }).success).toBe(false)
  expect(Content.safeParse('<p>text</p>').success).toBe(false)
  expect(Content.safeParse(doc()).success).toBe(true)
})

/** A doc, then alternating lists and items, then a paragraph with text: depth 3 + 2 × lists. */
function nested(lists: number, leaf: unknown = para(text('dno'))): unknown {
  return lists === 0 ? leaf : { type: 'bulletList', content: [item(nested(lists - 1, leaf))] }
}

test('accepts twelve levels, rejects the thirteenth', () => {
  expect(CONTENT_MAX_DEPTH).toBe(12)
  expect(accepts(nested(4))).toBe(true) // 11
  expect(accepts(nested(5, { type: 'paragraph' }))).toBe(true) // 12
  expect(accepts(nested(5))).toBe(false) // 13
})

test.each([100, 1000, 9000])('rejects %d nested lists without a stack overflow', (lists) => {
  let node: unknown = para(text('dno'))
  for (let level = 0; level < lists; level++) node = { type: 'bulletList', content: [item(node)] }
  expect(accepts(node)).toBe(false)
})

test('accepts 500,000 bytes and rejects one more; accented letters count as two', () => {
  expect(CONTENT_MAX_BYTES).toBe(500_000)
  const frame = JSON.stringify(doc(para(text('')))).length
  expect(accepts(para(text('a'.repeat(500_000 - frame))))).toBe(true)
  expect(accepts(para(text('a'.repeat(500_001 - frame))))).toBe(false)
  expect(accepts(para(text('á'.repeat(250_000))))).toBe(false)
})

test('rejects a very wide document without crashing', () => {
  const breaks = Array.from({ length: 200_000 }, () => ({ type: 'hardBreak' }))
  expect(accepts({ type: 'paragraph', content: breaks })).toBe(false)
})

const inline = fc.array(
  fc.oneof(
    fc.constant({ type: 'hardBreak' }),
    fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }) }),
    fc.record({
      type: fc.constant('text'),
      text: fc.string({ minLength: 1, maxLength: 20 }),
      marks: fc.subarray([{ type: 'bold' }, { type: 'italic' }, link('/a/')], { minLength: 1 }),
    }),
  ),
  { maxLength: 4 },
)
const paragraph = fc.record({ type: fc.constant('paragraph'), content: inline })
const list = fc.record({
  type: fc.constantFrom('bulletList', 'orderedList'),
  content: fc.array(fc.record({ type: fc.constant('listItem'), content: fc.tuple(paragraph) }), {
    minLength: 1,
    maxLength: 3,
  }),
})

test('accepts any document of known nodes unchanged, and rejects it with one unknown key', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 5 }), fc.nat(), (nodes, where) => {
      const given = doc(...nodes)
      expect(JSON.parse(JSON.stringify(Content.parse(given)))).toEqual(given)
      const spoiled = nodes.map((node, index) => (index === where % nodes.length ? { ...node, style: 'x' } : node))
      expect(accepts(...spoiled)).toBe(false)
    }),
  )
})

test('finds shortcodes, headings and media', () => {
  const content = Content.parse(
    doc(
      h2('Výplaty a **bonusy**'),
      p('První\ndruhý řádek'),
      ul('jablko', 'hruška'),
      { type: 'image', attrs: { mediaId: 'obrazek-0001', alt: '' } },
      { type: 'shortcode', attrs: { kind: 'sliders', uniqId: 'posuvnik-1' } },
    ),
  )
  expect(anchorsIn(content, emptyShortcodes())).toEqual([
    { id: 'vyplaty-a-bonusy', text: 'Výplaty a bonusy', level: 2 },
  ])
  expect(shortcodesIn(content).map((node) => node.attrs)).toEqual([{ kind: 'sliders', uniqId: 'posuvnik-1' }])
  expect(mediaIdsIn(content)).toEqual(['obrazek-0001'])
  expect(textOf(content).split(/\s+/).filter(Boolean)).toEqual(
    'Výplaty a bonusy První druhý řádek jablko hruška'.split(' '),
  )
})

test('counts what readers see of blocks and questions, but no ids, addresses, choices or names for editors', () => {
  const config = {
    ...emptyShortcodes(),
    gridCardsWithButton: [
      {
        data: {
          uniqId: 'karty-1',
          label: 'Naše karty',
          heading: 'Karty',
          cards: [
            {
              title: 'Vklad',
              text: [{ type: 'text', text: 'od stovky' }],
              button: { label: 'Jít', link: { type: 'casino', id: 'modry-lev-01' } },
            },
          ],
        },
      },
    ],
    casinosRating: [
      {
        data: {
          uniqId: 'seznam-1',
          mode: 'filter',
          layout: 'cards',
          show: ['licence', 'payoutsSpeed'],
          filter: { paymentMethod: 'revolut-0001' },
          moved: [{ id: 'modry-lev-01', place: 1, reason: 'Odpovídá česky' }],
          override: { 'modry-lev-01': { ribbon: 'Tip' } },
        },
      },
    ],
    dataTables: [{ data: { uniqId: 'tab-1', caption: 'Poplatky', columns: [{ label: 'Banka' }], rows: [] } }],
    quoteWriters: [{ data: { uniqId: 'citat-1', quote: 'Nespěchejte', sourceUrl: 'https://zdroj.cz/' } }],
  }
  const faq = {
    data: [
      { question: 'Kolik?', answer: [{ type: 'text', text: 'Nic.' }], isActive: true },
      { question: 'Proč?', answer: [], isActive: false },
    ],
  }
  const written = readableText({ content: Content.parse(doc(p('Úvod'))), shortcodesConfig: config, faq })
  expect(written.split(/\s+/).toSorted()).toEqual(
    'Banka Jít Karty Kolik? Nespěchejte Nic. Odpovídá Poplatky Tip Úvod Vklad od stovky česky'.split(' ').toSorted(),
  )
})
