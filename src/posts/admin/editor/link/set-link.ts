import type { Editor } from '@tiptap/core'

/** Onto what is selected or the link that the cursor stands in; else the name itself becomes the link. */
export function setLink(editor: Editor, href: string, name: string): void {
  const chain = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else {
    chain.extendMarkRange('link').setLink({ href }).run()
  }
}

export const removeLink = (editor: Editor) => editor.chain().focus().extendMarkRange('link').unsetLink().run()
