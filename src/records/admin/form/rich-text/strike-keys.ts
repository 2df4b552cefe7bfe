import { Extension } from '@tiptap/core'

const BEFORE_THE_MARK = 1000

/** The library's own Ctrl+Shift+S saves a waiting change here, and must not strike out the selected text as well. */
export const StrikeKeys = Extension.create({
  name: 'strikeKeys',
  priority: BEFORE_THE_MARK,
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-s': () => true,
      'Mod-Shift-x': () => this.editor.commands.toggleStrike(),
    }
  },
})
