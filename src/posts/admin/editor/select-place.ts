import type { Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'

/** The node at a path of child indexes; if nodes were deleted in the meantime, the nearest remaining one. */
export function nodeAt(doc: Node, at: readonly number[]): { node: Node; pos: number } {
  let found = { node: doc, pos: -1 }
  for (const index of at) {
    const { node } = found
    if (node.childCount === 0) break
    const own = Math.min(index, node.childCount - 1)
    let pos = found.pos + 1
    for (let before = 0; before < own; before++) pos += node.child(before).nodeSize
    found = { node: node.child(own), pos }
  }
  return found
}

/** Selects a place in the text: characters of a line, the end of a line, or a picture. */
export function selectPlace(
  { doc, tr }: EditorState,
  { at, from, to }: { at: readonly number[]; from?: number | undefined; to?: number | undefined },
): Transaction {
  const { node, pos } = nodeAt(doc, at)
  if (node.isAtom && !node.isText) return tr.setSelection(NodeSelection.create(tr.doc, pos)).scrollIntoView()
  const start = pos + 1
  const within = (offset: number) => start + Math.min(offset, node.content.size)
  const selection = TextSelection.between(
    tr.doc.resolve(within(from ?? node.content.size)),
    tr.doc.resolve(within(to ?? node.content.size)),
  )
  return tr.setSelection(selection).scrollIntoView()
}
