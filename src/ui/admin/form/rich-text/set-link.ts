import type { Editor } from '@tiptap/core'

/**
 * Onto what is selected or the link that the cursor stands in; else the name itself becomes the link. Nothing stays selected,
 * or what is typed next would replace the very words that were linked; and it is no part of the link.
 */
export function setLink(editor: Editor, href: string, name: string): void {
  const { empty: isCaret, to } = editor.state.selection
  const chain = editor.chain().focus()
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
  editor.chain().focus().extendMarkRange('link').unsetLink().setTextSelection(to).run()
}
