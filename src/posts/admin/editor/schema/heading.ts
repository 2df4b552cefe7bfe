import { mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/core'
import { HEADING_ID, idLike } from '#shared/ids.ts'

export const LEVELS = [2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    heading: { toggleHeading: (attributes: { level: Level }) => ReturnType }
  }
}

const TAGS: Record<string, Level> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

/** Headings 2 to 4; the page's title is its only h1. */
export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,

  addAttributes: () => ({
    level: { default: 2, rendered: false },
    id: {
      default: null,
      keepOnSplit: false,
      parseHTML: (element) => idLike(HEADING_ID, element.id),
    },
  }),

  parseHTML: () => Object.entries(TAGS).map(([tag, level]) => ({ tag, attrs: { level } })),

  renderHTML: ({ node, HTMLAttributes }) => [`h${String(node.attrs['level'])}`, mergeAttributes(HTMLAttributes), 0],

  addCommands() {
    return {
      toggleHeading:
        (attributes) =>
        ({ commands }) =>
          commands.toggleNode(this.name, 'paragraph', attributes),
    }
  },

  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map((level) => [`Mod-Alt-${level}`, () => this.editor.commands.toggleHeading({ level })]),
    )
  },

  addInputRules() {
    return LEVELS.map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^(#{${level}})\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    )
  },
})
