import { Extension } from '@tiptap/core'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { moveCurrent } from '#posts/admin/editor/block/block-changes.ts'
import { openBlock, selectedBlock } from '#posts/admin/editor/block/block-actions.ts'
import { blockAttrs } from '#posts/admin/editor/block/block-node.ts'
import { lineAfterSelected } from '#posts/admin/editor/block/protect-selected-block.ts'
import type { OverlayStore } from '#posts/admin/editor/overlay-store.ts'

/** Marks the editor while a block is selected; otherwise Ctrl+Enter triggers the main button of the form. */
const ownKeys = (state: EditorState): Record<string, string> => (selectedBlock(state) ? { 'data-own-keys': '' } : {})

/** Alt+↑/↓ moves the node with the caret; Enter starts a line after a selected block, Ctrl+Enter edits it. */
export const BlockKeys = Extension.create<{ overlays: OverlayStore }>({
  name: 'blockKeys',
  priority: 1000,
  addKeyboardShortcuts() {
    const { editor } = this
    const move = (by: -1 | 1) => () => {
      const tr = moveCurrent(editor.state, by)
      if (tr) editor.view.dispatch(tr)
      return true
    }
    return {
      'Alt-ArrowUp': move(-1),
      'Alt-ArrowDown': move(1),
      Enter: () => {
        const tr = lineAfterSelected(editor.state)
        if (tr) editor.view.dispatch(tr)
        return tr !== undefined
      },
      'Mod-Enter': () => {
        const node = selectedBlock(editor.state)
        if (node) openBlock(editor, this.options.overlays, blockAttrs(node).uniqId)
        return node !== undefined
      },
    }
  },
  addProseMirrorPlugins: () => [new Plugin({ props: { attributes: ownKeys } })],
})
