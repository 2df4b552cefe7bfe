import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** On a busy thread, `selectionchange` would come too late for a key pressed right after a click: it is sent first. */
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
