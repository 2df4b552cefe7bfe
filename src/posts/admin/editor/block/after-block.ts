import type { Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'

const isParagraph = (node: Node | null) => node?.type.name === 'paragraph'
export const isEmptyLine = (node: Node | null) => isParagraph(node) && node?.childCount === 0

function caretAt(tr: Transaction, end: number, isReady: boolean): Transaction {
  if (!isReady) tr.insert(end, tr.doc.type.schema.node('paragraph'))
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView()
}

/** Puts the caret into the paragraph at `end`; inserts one if there is none. */
export const caretAfter = (tr: Transaction, end: number): Transaction =>
  caretAt(tr, end, isParagraph(tr.doc.resolve(end).nodeAfter))

/** Puts the caret into an empty line at `end`, so that new text does not run into existing text. */
export const lineAfter = (tr: Transaction, end: number): Transaction =>
  caretAt(tr, end, isEmptyLine(tr.doc.resolve(end).nodeAfter))

/** End of the block, picture or divider that is selected as a whole. */
export function endOfSelected({ selection }: EditorState): number | undefined {
  const isWhole = selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom
  return isWhole ? selection.to : undefined
}
