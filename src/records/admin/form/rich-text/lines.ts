import { Node } from '@tiptap/core'

export const Paragraph = Node.create({
  name: 'paragraph',
  // What a new line becomes.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode(this.name) }
  },
})

export const Text = Node.create({ name: 'text', group: 'inline' })
