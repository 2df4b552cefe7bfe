import { Node } from '@tiptap/core'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'

export const shortcodeText = (kind: string, uniqId: string) => `[[${kind}:${uniqId}]]`

function readData(element: HTMLElement): unknown {
  const kind = BLOCK_KINDS.find((known): known is BlockKind => known === element.dataset['shortcode'])
  if (!kind) return null
  try {
    return blocks[kind].schema.safeParse(JSON.parse(element.dataset['block'] ?? '')).data ?? null
  } catch {
    return null
  }
}

/** A block. The node contains its data, so that undo, copying and dragging include it. */
export const Shortcode = Node.create({
  name: 'shortcode',
  group: 'block',
  atom: true,
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    kind: { default: null, parseHTML: (element) => element.dataset['shortcode'] },
    uniqId: { default: null, parseHTML: (element) => element.dataset['uniqId'] },
    data: { default: null, parseHTML: readData },
  }),

  parseHTML: () => [
    {
      tag: 'div[data-shortcode]',
      getAttrs: (element) => (readData(element) === null ? false : null),
    },
  ],

  renderHTML({ node: { attrs } }) {
    const { kind, uniqId, data }: { kind?: string; uniqId?: string; data?: unknown } = attrs
    const carried = { 'data-shortcode': kind, 'data-uniq-id': uniqId, 'data-block': JSON.stringify(data) }
    return ['div', carried, shortcodeText(String(kind), String(uniqId))]
  },

  renderText: ({ node: { attrs } }) => shortcodeText(String(attrs['kind']), String(attrs['uniqId'])),
})
