import { Fragment, type Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { imageAttrs } from '#posts/admin/editor/image/image-attrs.ts'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import { asUndoStep } from '#posts/admin/editor/undo-steps.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'

interface Placed {
  node: Node
  pos: number
}

/**
 * Replaces the text in one undo step of its own. Only differences are replaced, so that the caret and the blocks stay
 * in place, and pictures that are still uploading, which the given text cannot have. Undefined if nothing differs.
 */
export function changeText(state: EditorState, { content, shortcodesConfig }: WrittenText): Transaction | undefined {
  const { doc, schema, tr } = state
  const stored = storedIn(doc)
  const wanted = fromStored(content, shortcodesConfig).content?.slice(0, content.content.length) ?? []
  const next = wanted.map((node) => schema.nodeFromJSON(node))
  if (next.length === stored.length) {
    // Backwards, so that earlier positions stay valid.
    for (const [index, { node, pos }] of [...stored.entries()].toReversed()) {
      const after = next[index]
      if (after) changeNode(tr, pos, node, after)
    }
  } else {
    changeNodes(tr, stored, next)
  }
  return tr.docChanged ? asUndoStep(tr) : undefined
}

/** The nodes that are stored, see `toStored`. */
function storedIn(doc: Node): Placed[] {
  const placed: Placed[] = []
  doc.forEach((node, pos) => {
    if (node.type.name !== 'image' || imageAttrs(node).mediaId !== '') placed.push({ node, pos })
  })
  return placed.slice(0, toStored(doc.toJSON()).content.content.length)
}

/** Nodes were added or removed: those between the equal ones at both ends are replaced. */
function changeNodes(tr: Transaction, stored: readonly Placed[], next: readonly Node[]): void {
  const most = Math.min(stored.length, next.length)
  let before = 0
  while (before < most && isSameNode(stored[before], next[before])) before++
  let after = 0
  while (after < most - before && isSameNode(stored.at(-1 - after), next.at(-1 - after))) after++
  const last = stored.at(-1)
  const start = stored[before]?.pos ?? (last ? last.pos + last.node.nodeSize : 0)
  const added = Fragment.from(next.slice(before, next.length - after))
  tr.insert(start, added)
  for (const { node, pos } of stored.slice(before, stored.length - after).toReversed()) {
    tr.delete(pos + added.size, pos + added.size + node.nodeSize)
  }
}

const isSameNode = (placed: Placed | undefined, node: Node | undefined) =>
  placed !== undefined && node !== undefined && placed.node.eq(node)

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
