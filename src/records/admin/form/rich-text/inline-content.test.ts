import { getSchema } from '@tiptap/core'
import { Fragment, Node, Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { Inline, type Mark } from '#shared/schema/rich-text.ts'
import { toDocument, toInlines } from '#records/admin/form/rich-text/inline-content.ts'
import { asLines, inlineExtensions } from '#records/admin/form/rich-text/one-paragraph.ts'

const schema = getSchema(inlineExtensions)
const text = (words: string, ...marks: Mark[]): Inline =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words }
const lineBreak: Inline = { type: 'hardBreak' }
const link = (href: string): Mark => ({ type: 'link', attrs: { href } })

/** Round trip through the editor's own document, with the attributes that it adds. */
const throughEditor = (nodes: Inline[]) => toInlines(Node.fromJSON(schema, toDocument(nodes)).toJSON())

test.each<[string, Inline[]]>([
  ['nothing', []],
  ['a text', [text('Hrajte s rozvahou.')]],
  ['line breaks', [text('první'), lineBreak, lineBreak, text('třetí')]],
  [
    'every mark',
    (['bold', 'italic', 'underline', 'strike', 'code'] as const).map((type, index) => text(`slovo ${index}`, { type })),
  ],
  ['marks in each other', [text('a', { type: 'code' }, { type: 'bold' }, { type: 'italic' })]],
  [
    'links',
    ['https://example.cz/', '/recenze/', '#vyplaty', 'mailto:a@b.cz', 'tel:+420800'].map((href) =>
      text(href, link(href)),
    ),
  ],
  ['a bold link', [text('odkaz', link('/recenze/'), { type: 'bold' })]],
])('%s survives the round trip through the editor', (_, nodes) => {
  const document = Node.fromJSON(schema, toDocument(nodes))
  document.check()
  expect(throughEditor(nodes)).toEqual(nodes)
  for (const node of throughEditor(nodes)) expect(Inline.safeParse(node).success).toBe(true)
})

test('drops what may not be stored and keeps the text', () => {
  const unsafe = { type: 'link', attrs: { href: 'javascript:alert(1)', target: '_blank' } }
  const given = {
    type: 'text',
    text: 'slova',
    marks: [unsafe, { type: 'highlight' }, { type: 'bold', attrs: { x: 1 } }],
  }
  expect(toInlines({ type: 'doc', content: [{ type: 'paragraph', content: [given, { type: 'image' }] }] })).toEqual([
    text('slova', { type: 'bold' }),
  ])
})

test('pasted paragraphs become lines; inline content stays', () => {
  const paragraph = (words: string) =>
    schema.node('paragraph', null, words ? [schema.text(words, [schema.mark('bold')])] : [])
  const pasted = (...nodes: Node[]) => asLines(new Slice(Fragment.from(nodes), 0, 0), schema)
  const lines = pasted(paragraph('první'), paragraph(''), paragraph('druhý'))
  const bold: Mark = { type: 'bold' }
  expect(toInlines({ content: [{ content: lines.content.toJSON() }] })).toEqual([
    text('první', bold),
    lineBreak,
    text('druhý', bold),
  ])
  const inline = new Slice(schema.node('paragraph', null, [schema.text('slovo')]).content, 0, 0)
  expect(asLines(inline, schema)).toBe(inline)
})
