import type { Editor } from '@tiptap/core'

/** TipTap's own command focuses a frame later, and the next key would go to the screen. */
function chainInFocus(editor: Editor) {
  editor.view.focus()
  return editor.chain()
}

/** The selection is cleared, or the next input would replace the linked words; input after it is not in the link. */
export function setLink(editor: Editor, href: string, name: string): void {
  const { empty: isCaret, to } = editor.state.selection
  const chain = chainInFocus(editor)
  if (isCaret && editor.isActive('link')) {
    chain.extendMarkRange('link').setLink({ href }).setTextSelection(to).run()
  } else if (isCaret) {
    chain
      .insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run()
  } else {
    chain.extendMarkRange('link').setLink({ href }).setTextSelection(to).unsetMark('link').run()
  }
}

export function removeLink(editor: Editor): void {
  const { to } = editor.state.selection
  chainInFocus(editor).extendMarkRange('link').unsetLink().setTextSelection(to).run()
}
