import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin } from '@tiptap/pm/state'

const MOVES = new Set(['drop', 'cut', 'paste'])

/** What is moved is undone by itself, even right after something else; only typing is undone in pieces of half a second. */
export const OwnUndo = Extension.create({
  name: 'ownUndo',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction(transaction) {
        if (MOVES.has(transaction.getMeta('uiEvent') as string)) closeHistory(transaction)
        return true
      },
    }),
  ],
})
