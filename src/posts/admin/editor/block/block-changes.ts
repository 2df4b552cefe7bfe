import { GapCursor } from '@tiptap/pm/gapcursor'
import { Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { caretAfter, isEmptyLine, lineAfter } from '#posts/admin/editor/block/after-block.ts'
import { type BlockAttrs, findBlock } from '#posts/admin/editor/block/block-node.ts'
import { asUndoStep } from '#posts/admin/editor/undo-steps.ts'

/** Where to insert: in place of an empty line, else after the node with the caret. */
function placeFor({ doc, selection }: EditorState): { from: number; to: number } {
  const { $from } = selection
  if (selection instanceof GapCursor) return { from: $from.pos, to: $from.pos }
  const index = $from.index(0)
  const current = doc.maybeChild(index) ?? null
  const start = $from.posAtIndex(index, 0)
  const to = start + (current?.nodeSize ?? 0)
  return { from: isEmptyLine(current) ? start : to, to }
}

/** Inserts nodes at the caret; typing continues after them, on a line of its own. */
export function placeAtCursor(state: EditorState, nodes: readonly Node[], goOn = lineAfter): Transaction {
  const { from, to } = placeFor(state)
  const content = Fragment.from(nodes)
  return asUndoStep(goOn(state.tr.replaceWith(from, to, content), from + content.size))
}

/** A row of headers and two of cells. */
function newTable(schema: Schema): Node {
  const row = (cell: 'tableHeader' | 'tableCell') => {
    const cells = [1, 2, 3].map(() => schema.node(cell, null, schema.node('paragraph')))
    return schema.node('tableRow', null, cells)
  }
  return schema.node('table', null, [row('tableHeader'), row('tableCell'), row('tableCell')])
}

export function placeTable(state: EditorState): Transaction {
  const { from } = placeFor(state)
  const tr = placeAtCursor(state, [newTable(state.schema)], caretAfter)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
}

export function deleteBlock({ doc, tr }: EditorState, uniqId: string): Transaction | undefined {
  const found = findBlock(doc, uniqId)
  return found && tr.delete(found.pos, found.pos + found.node.nodeSize)
}

export function selectBlock({ doc, tr }: EditorState, uniqId: string): Transaction | undefined {
  const found = findBlock(doc, uniqId)
  return found && tr.setSelection(NodeSelection.create(tr.doc, found.pos))
}

export function moveCurrent({ doc, selection, tr }: EditorState, by: -1 | 1): Transaction | undefined {
  const { $from, $to } = selection
  if (selection instanceof GapCursor) return undefined
  const first = $from.index(0)
  const next = $to.indexAfter(0)
  const other = doc.maybeChild(by === 1 ? next : first - 1)
  if (!other) return undefined
  // The empty last line stays last.
  if (by === 1 && next === doc.childCount - 1 && isEmptyLine(other)) return undefined
  const start = $from.posAtIndex(first, 0)
  const end = $from.posAtIndex(next, 0)
  // The neighbour moves in their stead: a selection of any kind stays where it is, and so does the focus in a block.
  if (by === 1) tr.delete(end, end + other.nodeSize).insert(start, other)
  else tr.insert(end, other).delete(start - other.nodeSize, start)
  return asUndoStep(tr.scrollIntoView())
}

export const blockNode = ({ schema }: EditorState, attrs: BlockAttrs): Node => schema.node('shortcode', attrs)
