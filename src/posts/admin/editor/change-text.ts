import { Fragment, type Node } from '@tiptap/pm/model'
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state'
import { imageAttrs } from '#posts/admin/editor/image/image-attrs.ts'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { storedOf } from '#posts/admin/editor/stored/to-stored.ts'
import { asUndoStep } from '#posts/admin/editor/undo-steps.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'
import { matchInOrder } from '#shared/match-items.ts'

interface Placed {
  node: Node
  pos: number
}

/** One undo step. Replaces only what differs: the caret, blocks and pending uploads stay. Undefined if nothing does. */
export const changeText = (state: EditorState, text: WrittenText): Transaction | undefined => {
  const tr = replaceText(state, text, changeNode)
  return tr.docChanged ? asUndoStep(tr) : undefined
}

/** A colleague's text, which undo leaves alone. Whole paragraphs: undoing one's typing must not delete their words. */
export const takeOverText = (state: EditorState, text: WrittenText): Transaction | undefined => {
  const tr = replaceText(state, text, replaceNode)
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined
}

type ChangeNode = (tr: Transaction, pos: number, before: Node, after: Node) => void

function replaceText(state: EditorState, { content, shortcodesConfig }: WrittenText, change: ChangeNode): Transaction {
  const { doc, schema, tr } = state
  const stored = storedIn(doc)
  const wanted = fromStored(content, shortcodesConfig).content?.slice(0, content.content.length) ?? []
  const next = wanted.map((node) => schema.nodeFromJSON(node))
  const pairs = matchInOrder(
    stored.map(({ node }) => node.toJSON()),
    next.map((node) => node.toJSON()),
    { isRewriteKnown: true },
  )
  let [oldEnd, newEnd] = [stored.length, next.length]
  // Backwards, so that earlier positions stay valid.
  for (const [from, to] of [...pairs.toReversed(), [-1, -1] as const]) {
    const [placed, after] = [stored[from], next[to]]
    const start = placed ? placed.pos + placed.node.nodeSize : 0
    replaceNodes(tr, start, stored.slice(from + 1, oldEnd), next.slice(to + 1, newEnd))
    if (placed && after && !placed.node.eq(after)) change(tr, placed.pos, placed.node, after)
    oldEnd = from
    newEnd = to
  }
  return tr
}

function storedIn(doc: Node): Placed[] {
  const placed: Placed[] = []
  doc.forEach((node, pos) => {
    if (node.type.name !== 'image' || imageAttrs(node).mediaId !== '') placed.push({ node, pos })
  })
  return placed.slice(0, storedOf(doc).content.content.length)
}

function replaceNodes(tr: Transaction, start: number, removed: readonly Placed[], added: readonly Node[]): void {
  const content = Fragment.from(added)
  tr.insert(start, content)
  for (const { node, pos } of removed.toReversed()) tr.delete(pos + content.size, pos + content.size + node.nodeSize)
}

function changeNode(tr: Transaction, pos: number, before: Node, after: Node): void {
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

function replaceNode(tr: Transaction, pos: number, before: Node, after: Node): void {
  const caret = tr.selection.head
  tr.replaceWith(pos, pos + before.nodeSize, after)
  const isInside = caret > pos && caret < pos + before.nodeSize
  if (isInside) tr.setSelection(Selection.near(tr.doc.resolve(Math.min(caret, pos + after.nodeSize - 1))))
}
