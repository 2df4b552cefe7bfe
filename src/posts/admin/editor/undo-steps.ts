import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, type Transaction } from '@tiptap/pm/state'

const MOVES = new Set(['drop', 'cut', 'paste'])
const UNDO_STEP = 'undoStep'

export const asUndoStep = (tr: Transaction) => tr.setMeta(UNDO_STEP, true)

const isOwnStep = (tr: Transaction) => tr.getMeta(UNDO_STEP) === true || MOVES.has(tr.getMeta('uiEvent'))

export const undoPlugins = () => [
  new Plugin({
    filterTransaction(tr) {
      if (isOwnStep(tr)) closeHistory(tr)
      return true
    },
    appendTransaction: (changes, _before, now) => (changes.some(isOwnStep) ? closeHistory(now.tr) : undefined),
  }),
]

/** Moves and insertions are undo steps of their own, however soon other changes precede or follow. */
export const UndoSteps = Extension.create({
  name: 'undoSteps',
  // Last, so that what other extensions append is part of the same step.
  priority: -1000,
  addProseMirrorPlugins: undoPlugins,
})
