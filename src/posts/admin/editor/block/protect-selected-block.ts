import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { endOfSelected, lineAfter } from '#posts/admin/editor/block/after-block.ts'

export function lineAfterSelected(state: EditorState): Transaction | undefined {
  const end = endOfSelected(state)
  return end === undefined ? undefined : lineAfter(state.tr, end)
}

/** After a pasted block the caret would be in front of existing text. */
function withCaretOnOwnLine(tr: Transaction): Transaction {
  const { $head } = tr.selection
  if ($head.depth !== 1 || $head.parentOffset > 0) return tr
  const start = $head.before()
  const isAfterBlock = tr.doc.resolve(start).nodeBefore?.isAtom === true
  return isAfterBlock ? lineAfter(tr, start) : tr
}

/** A composition (accents, phones) inserts at the caret where it starts, so the line must exist before. */
function startLineForComposition(view: EditorView, { inputType }: InputEvent): boolean {
  const tr = inputType.startsWith('insert') ? lineAfterSelected(view.state) : undefined
  if (tr) view.dispatch(tr)
  return false
}

/** Text typed or pasted while a block is selected goes after it; only Delete and Backspace delete a block. */
export const ProtectSelectedBlock = Extension.create({
  name: 'protectSelectedBlock',
  // Runs before `UniqueIds`: by then the caret must have left the copies.
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          const tr = lineAfterSelected(view.state)?.insertText(text)
          if (tr) view.dispatch(tr)
          return tr !== undefined
        },
        handlePaste(view, _event, slice) {
          const tr = slice.size > 0 ? lineAfterSelected(view.state) : undefined
          if (tr)
            view.dispatch(withCaretOnOwnLine(tr.replaceSelection(slice)).scrollIntoView().setMeta('uiEvent', 'paste'))
          return tr !== undefined
        },
        handleDOMEvents: { beforeinput: startLineForComposition },
      },
      appendTransaction(changes, _before, now) {
        const end = changes.some((tr) => tr.getMeta('uiEvent') === 'paste') ? endOfSelected(now) : undefined
        return end === undefined ? undefined : lineAfter(now.tr, end)
      },
    }),
  ],
})
