import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, type Transaction } from '@tiptap/pm/state'

const MOVES = new Set(['drop', 'cut', 'paste'])
const INSERTED = 'inserted'

/** Marks a transaction as an undo step of its own. */
export const asInsertion = (tr: Transaction) => tr.setMeta(INSERTED, true)

const isOwn = (tr: Transaction) => tr.getMeta(INSERTED) === true || MOVES.has(tr.getMeta('uiEvent'))

/** Moves and insertions are undo steps of their own, however soon other changes precede or follow. */
export const OwnUndo = Extension.create({
  name: 'ownUndo',
  // Last, so that what other extensions append is part of the same step.
  priority: -1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction(tr) {
        if (isOwn(tr)) closeHistory(tr)
        return true
      },
      appendTransaction: (changes, _before, now) => (changes.some(isOwn) ? closeHistory(now.tr) : undefined),
    }),
  ],
})
