import { Node } from '@tiptap/core'

export const shortcodeText = (kind: string, uniqId: string) => `[[${kind}:${uniqId}]]`

interface ShortcodeOptions {
  /** Reads the data of a pasted block; null if it is not valid. */
  readBlock: (element: HTMLElement) => unknown
}

/** A block. The node contains its data, so that undo, copying and dragging include it. */
export const Shortcode = Node.create<ShortcodeOptions>({
  name: 'shortcode',
  group: 'block',
  atom: true,
  draggable: true,
  isolating: true,

  addOptions: () => ({ readBlock: () => null }),

  addAttributes() {
    const { readBlock } = this.options
    return {
      kind: { default: null, parseHTML: (element) => element.dataset['shortcode'] },
      uniqId: { default: null, parseHTML: (element) => element.dataset['uniqId'] },
      data: { default: null, parseHTML: readBlock },
    }
  },

  parseHTML() {
    const { readBlock } = this.options
    return [{ tag: 'div[data-shortcode]', getAttrs: (element) => (readBlock(element) === null ? false : null) }]
  },

  renderHTML({ node: { attrs } }) {
    const { kind, uniqId, data }: { kind?: string; uniqId?: string; data?: unknown } = attrs
    const carried = { 'data-shortcode': kind, 'data-uniq-id': uniqId, 'data-block': JSON.stringify(data) }
    return ['div', carried, shortcodeText(String(kind), String(uniqId))]
  },

  renderText: ({ node: { attrs } }) => shortcodeText(String(attrs['kind']), String(attrs['uniqId'])),
})
