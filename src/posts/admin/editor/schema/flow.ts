import { Mark, markInputRule, Node, wrappingInputRule } from '@tiptap/core'

/** Allowed inside list items, quotations and cells. */
export const FLOW = '(paragraph | bulletList | orderedList)+'

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: FLOW,
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addCommands() {
    return {
      toggleBlockquote:
        () =>
        ({ commands }) =>
          commands.toggleWrap(this.name),
    }
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleBlockquote() }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

export const ListItem = Node.create({
  name: 'listItem',
  content: FLOW,
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** Can be combined with other marks, as the stored schema allows. */
export const Code = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addCommands() {
    return {
      toggleCode:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    }
  },
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleCode() }
  },
  addInputRules() {
    return [markInputRule({ find: /(?<!`)`([^`]+)`(?!`)$/, type: this.type })]
  },
})
