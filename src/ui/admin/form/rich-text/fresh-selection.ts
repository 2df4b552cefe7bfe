import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Browsers fire `selectionchange` after input that is already waiting: on a busy thread a key pressed right after a click
 * was applied where the caret had been before it. Here ProseMirror reads the selection before it handles the key.
 */
export const FreshSelection = Extension.create({
  name: 'freshSelection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (_view, event) => {
            if (!event.isComposing) document.dispatchEvent(new Event('selectionchange'))
            return false
          },
        },
      },
    }),
  ],
})
