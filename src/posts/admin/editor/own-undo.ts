import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, type Transaction } from '@tiptap/pm/state'

const MOVES = new Set(['drop', 'cut', 'paste'])
const INSERTED = 'inserted'

/** Marks a change as one that is undone by itself. */
export const asInsertion = (tr: Transaction) => tr.setMeta(INSERTED, true)

const isOwn = (tr: Transaction) => tr.getMeta(INSERTED) === true || MOVES.has(tr.getMeta('uiEvent'))

/** What is moved or inserted is undone by itself, however soon before or after it something else is done. */
export const OwnUndo = Extension.create({
  name: 'ownUndo',
  // The last: what other extensions add to the change is undone together with it.
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
