import type { Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { type BlockAttrs, findBlock } from '#posts/admin/editor/block/block-node.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'

const isEmptyLine = (node: Node) => node.type.name === 'paragraph' && node.childCount === 0

/** Puts something where the cursor is: in place of an empty line, else after what the cursor stands in. */
export function placeAtCursor({ doc, selection, tr }: EditorState, node: Node): Transaction {
  const index = selection.$from.index(0)
  const current = doc.maybeChild(index)
  const start = selection.$from.posAtIndex(index, 0)
  const end = start + (current?.nodeSize ?? 0)
  const pos = current && isEmptyLine(current) ? start : end
  tr.replaceWith(pos, end, node)
  return tr.setSelection(NodeSelection.create(tr.doc, pos)).scrollIntoView()
}

/** Gives a block other data. */
export function changeData({ doc, tr }: EditorState, data: AnyBlock['data']): Transaction | undefined {
  const found = findBlock(doc, data.uniqId)
  return found && tr.setNodeAttribute(found.pos, 'data', data)
}

export function deleteBlock({ doc, tr }: EditorState, uniqId: string): Transaction | undefined {
  const found = findBlock(doc, uniqId)
  return found && tr.delete(found.pos, found.pos + found.node.nodeSize)
}

/** Selects a block, so that what is done next is done to it. */
export function selectBlock({ doc, tr }: EditorState, uniqId: string): Transaction | undefined {
  const found = findBlock(doc, uniqId)
  return found && tr.setSelection(NodeSelection.create(tr.doc, found.pos))
}

/** Lets what the cursor stands in change places with its neighbour; the cursor goes with it. */
export function moveCurrent({ doc, selection, tr }: EditorState, by: -1 | 1): Transaction | undefined {
  const index = selection.$from.index(0)
  const node = doc.maybeChild(index)
  const other = doc.maybeChild(index + by)
  if (!node || !other) return undefined
  // The line at the end waits for words; nothing goes below it.
  if (by === 1 && index + 1 === doc.childCount - 1 && isEmptyLine(other)) return undefined
  const start = selection.$from.posAtIndex(Math.min(index, index + by), 0)
  tr.replaceWith(start, start + node.nodeSize + other.nodeSize, by === 1 ? [other, node] : [node, other])
  const shift = by * other.nodeSize
  const moved =
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift)
  return tr.setSelection(moved).scrollIntoView()
}

export const blockNode = ({ schema }: EditorState, attrs: BlockAttrs): Node => schema.node('shortcode', attrs)
