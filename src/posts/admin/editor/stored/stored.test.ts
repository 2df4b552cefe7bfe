import { emptyShortcodes } from '#posts/block-lists.ts'
import type { JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyContent, editorSchema } from '#testing/arbitrary-content.ts'
import { stateOf } from '#testing/editor-state.ts'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { storedOf, toStored } from '#posts/admin/editor/stored/to-stored.ts'
import { block, h2, p, page } from '#posts/content/build.ts'
import { Content, type ContentNode } from '#posts/content/schema.ts'
import { ShortcodesConfig } from '#posts/shortcodes.ts'

/** Round trip through the editor's schema, with every attribute. */
function throughEditor(json: JSONContent): JSONContent {
  const doc = editorSchema.nodeFromJSON(json)
  doc.check()
  return doc.toJSON()
}

const doc = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content })
const text = (words: string, ...marks: { type: string; attrs?: object }[]) => ({ type: 'text', text: words, marks })
const stored = (...content: JSONContent[]) => toStored(doc(...content)).content.content

test('any content survives a round trip through the editor', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(Content.safeParse(content).error).toBeUndefined()
      const written = toStored(throughEditor(fromStored(content, emptyShortcodes())))
      expect(written.content).toEqual(content)
    }),
    { numRuns: 300 },
  )
})

test('blocks move into their nodes and back, in document order', () => {
  const { content, shortcodesConfig } = page(
    block('prosConsPosts', 'klady-2', { source: 'manual', pros: ['b'] }),
    h2('Výplaty'),
    block('listsCards', 'karty-1', {
      style: 'bullet',
      cards: [{ title: 'x', items: [[{ type: 'text', text: 'y' }]] }],
    }),
    block('prosConsPosts', 'klady-1', { source: 'manual', pros: ['a'] }),
  )
  const inEditor = fromStored(content, shortcodesConfig)
  expect(inEditor.content?.at(-1)).toEqual({ type: 'paragraph' })
  const written = toStored(throughEditor(inEditor))
  expect(written).toEqual({ content, shortcodesConfig })
  expect(ShortcodesConfig.safeParse(written.shortcodesConfig).success).toBe(true)
})

test('data without a shortcode is dropped; a shortcode without data stays, so that the form can report it', () => {
  const { content, shortcodesConfig } = page(block('prosConsPosts', 'klady-1', { source: 'manual', pros: ['a'] }))
  expect(toStored(throughEditor(fromStored({ type: 'doc', content: [] }, shortcodesConfig)))).toEqual({
    content: { type: 'doc', content: [] },
    shortcodesConfig: emptyShortcodes(),
  })
  expect(toStored(throughEditor(fromStored(content, emptyShortcodes())))).toEqual({
    content,
    shortcodesConfig: emptyShortcodes(),
  })
})

test('trailing empty lines are not stored', () => {
  const content: Content = { type: 'doc', content: [p('Text.')] }
  expect(stored({ type: 'paragraph' })).toEqual([])
  expect(stored(...content.content, { type: 'paragraph' }, { type: 'paragraph' })).toEqual([p('Text.')])
})

test.each<[string, JSONContent, ContentNode[]]>([
  [
    'attributes of TipTap',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableCell',
              attrs: { colspan: 1, rowspan: 1, colwidth: [80], align: 'left' },
              content: [{ type: 'paragraph' }],
            },
          ],
        },
      ],
    },
    [
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] }],
      },
    ],
  ],
  [
    'what a link has besides its address',
    {
      type: 'paragraph',
      content: [text('x', { type: 'link', attrs: { href: '/a/', target: '_blank', rel: 'noopener', class: null } })],
    },
    [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/a/' } }] }] }],
  ],
  [
    'a link that may not be stored',
    { type: 'paragraph', content: [text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })] },
    [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
  ],
  [
    'a bad heading id',
    { type: 'heading', attrs: { level: 3, id: 'Ne id' } },
    [{ type: 'heading', attrs: { level: 3, id: null } }],
  ],
  ['a picture that is not uploaded yet', { type: 'image', attrs: { mediaId: '', alt: '', pending: 'file-1' } }, []],
  [
    'the words of a picture that are too long',
    {
      type: 'image',
      attrs: { mediaId: 'obrazek-0001', alt: 'a'.repeat(170), caption: `${'b'.repeat(199)} bb`, pending: null },
    },
    [{ type: 'image', attrs: { mediaId: 'obrazek-0001', alt: 'a'.repeat(160), caption: 'b'.repeat(199) } }],
  ],
  [
    'the type and a bad start of a numbered list',
    {
      type: 'orderedList',
      attrs: { start: 0, type: 'a' },
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    },
    [{ type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] }],
  ],
  ['an unknown node', { type: 'iframe' }, []],
])('removes %s', (_, given, expected) => {
  const content = stored(given)
  expect(content).toEqual(expected)
  expect(Content.safeParse({ type: 'doc', content }).success).toBe(true)
})

test('a keystroke replaces only the paragraph it is in', () => {
  const state = stateOf([
    p('První odstavec.'),
    block('prosConsPosts', 'klady-1', { source: 'manual', pros: ['a'] }),
    p('Druhý.'),
  ])
  const before = storedOf(state.doc)
  expect(before).toEqual(toStored(state.doc.toJSON()))
  const after = storedOf(state.apply(state.tr.insertText('Nový ', 1)).doc)
  expect(after.content.content[0]).toEqual({
    type: 'paragraph',
    content: [{ type: 'text', text: 'Nový První odstavec.' }],
  })
  expect(after.content.content[1]).toBe(before.content.content[1])
  expect(after.content.content[2]).toBe(before.content.content[2])
  expect(after.shortcodesConfig.prosConsPosts[0]?.data).toBe(before.shortcodesConfig.prosConsPosts[0]?.data)
})
