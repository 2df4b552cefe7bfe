import { Fragment, Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { closeEnds } from '#posts/admin/editor/paste/close-ends.ts'
import { fitCell } from '#posts/admin/editor/paste/fit-cell.ts'
import { editorSchema } from '#testing/arbitrary-content.ts'
import { shown, stateOf, withCursor } from '#testing/editor-state.ts'
import { h2, p, table, ul } from '#posts/content/build.ts'
import type { ContentNode } from '#posts/content/schema.ts'

const start = withCursor(stateOf([p('nad'), table(['Den', 'Kolik'], ['Po', '100'])]), 12)
const QUOTE: ContentNode = {
  type: 'blockquote',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'citát' }] }],
}
const RULE: ContentNode = { type: 'horizontalRule' }

const paste = (nodes: ContentNode[], open: number) => {
  const slice = new Slice(Fragment.from(nodes.map((node) => editorSchema.nodeFromJSON(node))), open, open)
  return start.apply(start.tr.replaceSelection(closeEnds(fitCell(slice, start.selection.$from))))
}

test.each<[string, ContentNode[], string]>([
  ['a heading and its text', [h2('Nadpis'), p('text')], 'DenNadpistextKolikPo100'],
  ['a heading alone', [h2('Nadpis')], 'DenNadpisKolikPo100'],
  ['a divider', [p('a'), RULE, p('b')], 'DenabKolikPo100'],
  ['a quotation', [p('a'), QUOTE], 'DenacitátKolikPo100'],
  ['a list', [ul('a', 'b')], 'DenabKolikPo100'],
])('%s pasted into a cell leaves the table whole', (_name, nodes, text) => {
  const pasted = paste(nodes, nodes.some(({ type }) => type === 'bulletList') ? 0 : 1)
  expect(shown(pasted)).toEqual(['nad', text, ''])
  expect(pasted.doc.child(1).childCount).toBe(2)
  expect(() => pasted.doc.check()).not.toThrow()
})

test('outside a table nothing changes', () => {
  const slice = new Slice(Fragment.from(editorSchema.nodeFromJSON(h2('Nadpis'))), 1, 1)
  expect(fitCell(slice, withCursor(start, 2).selection.$from)).toBe(slice)
})
