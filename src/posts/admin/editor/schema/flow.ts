import { type CommandProps, Mark, markInputRule, Node, nodeInputRule, wrappingInputRule } from '@tiptap/core'

/** Allowed inside list items, quotations and cells. */
export const FLOW = '(paragraph | bulletList | orderedList)+'

/** By which a callout is told from a quote in HTML. */
export const CALLOUT = 'data-callout'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    quotedText: { toggleBlockquote: () => ReturnType; toggleQuote: () => ReturnType }
    lists: { toggleBulletList: () => ReturnType; toggleOrderedList: () => ReturnType }
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

export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addCommands() {
    return {
      toggleBulletList:
        () =>
        ({ commands }) =>
          commands.toggleList(this.name, 'listItem'),
    }
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleBulletList() }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-+*]\s$/, type: this.type })]
  },
})

export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Number.parseInt(element.getAttribute('start') ?? '', 10) || 1,
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addCommands() {
    return {
      toggleOrderedList:
        () =>
        ({ commands }) =>
          commands.toggleList(this.name, 'listItem'),
    }
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleOrderedList() }
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d+)\.\s$/,
        type: this.type,
        getAttributes: ([, start]) => ({ start: Number(start) }),
        joinPredicate: ([, start], list) => list.childCount + Number(list.attrs['start']) === Number(start),
      }),
    ]
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
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?<!`)`([^`]+)`$/, type: this.type })]
  },
})

export const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|[*_]{3}\s)$/, type: this.type })]
  },
})
