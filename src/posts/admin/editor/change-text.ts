import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import { asUndoStep } from '#posts/admin/editor/undo-steps.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'

/**
 * Replaces the text in one undo step of its own. Only differences are replaced, so that the caret and the blocks stay
 * in place. Undefined if nothing differs.
 */
export function changeText(state: EditorState, { content, shortcodesConfig }: WrittenText): Transaction | undefined {
  const { doc, schema, tr } = state
  const stored = toStored(doc.toJSON()).content.content.length
  const wanted = fromStored(content, shortcodesConfig).content?.slice(0, content.content.length) ?? []
  const next = wanted.map((node) => schema.nodeFromJSON(node))
  if (next.length === stored) {
    // Backwards, so that earlier positions stay valid.
    for (let index = stored - 1; index >= 0; index--) {
      const [before, after] = [doc.child(index), next[index]]
      if (after) changeNode(tr, startOf(doc, index), before, after)
    }
  } else {
    tr.replaceWith(0, startOf(doc, stored), next)
  }
  return tr.docChanged ? asUndoStep(tr) : undefined
}

const startOf = (doc: Node, index: number): number => {
  let start = 0
  for (let before = 0; before < index; before++) start += doc.child(before).nodeSize
  return start
}

function changeNode(tr: Transaction, pos: number, before: Node, after: Node): void {
  if (before.eq(after)) return
  if (before.type !== after.type) {
    tr.replaceWith(pos, pos + before.nodeSize, after)
    return
  }
  const start = before.content.findDiffStart(after.content)
  const end = before.content.findDiffEnd(after.content)
  if (start !== null && end) {
    // With repeated letters the two diffs overlap.
    const overlap = Math.max(0, start - Math.min(end.a, end.b))
    tr.replace(pos + 1 + start, pos + 1 + end.a + overlap, after.slice(start, end.b + overlap))
  }
  if (!before.hasMarkup(after.type, after.attrs, after.marks)) {
    for (const [name, value] of Object.entries(after.attrs)) {
      if (before.attrs[name] !== value) tr.setNodeAttribute(pos, name, value)
    }
  }
}
