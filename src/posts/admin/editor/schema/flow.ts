import { type CommandProps, Mark, markInputRule, Node, wrappingInputRule } from '@tiptap/core'

/** Allowed inside list items, quotations and cells. */
export const FLOW = '(paragraph | bulletList | orderedList)+'

/** By which a callout is told from a quote in HTML. */
export const CALLOUT = 'data-callout'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    quotedText: { toggleQuote: () => ReturnType }
  }
}

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: FLOW,
  defining: true,
  /** What is no callout of ours is a quote: that is what the element means everywhere else. */
  addAttributes: () => ({
    isQuote: {
      default: false,
      parseHTML: (element) => !element.hasAttribute(CALLOUT),
      renderHTML: ({ isQuote }) => (isQuote === true ? {} : { [CALLOUT]: '' }),
    },
  }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addCommands() {
    const toggle =
      (isQuote: boolean) =>
      ({ editor, commands }: CommandProps) =>
        editor.isActive(this.name, { isQuote: !isQuote })
          ? commands.updateAttributes(this.name, { isQuote })
          : commands.toggleWrap(this.name, { isQuote })
    return { toggleBlockquote: () => toggle(false), toggleQuote: () => toggle(true) }
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
