import { addBlock, allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import type { Content, ContentNode, ShortcodeNode } from '#posts/content/schema.ts'
import type { AnyBlock, ShortcodesConfig } from '#posts/shortcodes.ts'
import type { AsList } from '#shared/merge.ts'

interface Text {
  content: Content
  /** A revision may be older than a kind of block. */
  shortcodesConfig: Partial<ShortcodesConfig>
}

/** A node of the text; a block has its data with it, so that a merge never parts them. */
type Item = Exclude<ContentNode, ShortcodeNode> | (ShortcodeNode & { data: AnyBlock['data'] })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isText = (values: object): values is Text =>
  'content' in values && isObject(values.content) && 'content' in values.content && 'shortcodesConfig' in values

const isItem = (value: unknown): value is Item => isObject(value) && 'type' in value

export type BlockItem = Extract<Item, ShortcodeNode>

/** Merged like a list of its nodes; a block that both changed only if the outcome is valid. */
export const textAsList = (isSound: (block: BlockItem) => boolean): AsList => ({
  itemsOf(values) {
    if (!isText(values)) return undefined
    const config = { ...emptyShortcodes(), ...values.shortcodesConfig }
    const dataOf = new Map(allBlocks(config).map(({ kind, data }) => [`${kind}:${data.uniqId}`, data]))
    return values.content.content.map((node) => {
      const data = node.type === 'shortcode' ? dataOf.get(`${node.attrs.kind}:${node.attrs.uniqId}`) : undefined
      return data ? { ...node, data } : node
    })
  },

  withItems(items) {
    const shortcodesConfig = emptyShortcodes()
    const taken = new Set<string>()
    const content = items.filter(isItem).map((item): ContentNode => {
      if (item.type !== 'shortcode') return withOwnId(item, taken)
      const { data, ...node } = item
      addBlock(shortcodesConfig, { kind: node.attrs.kind, data: withOwnHeadingId(data, taken) })
      return node
    })
    return { content: { type: 'doc', content }, shortcodesConfig }
  },

  accepts: (item) => !isItem(item) || item.type !== 'shortcode' || isSound(item),
})

/** Two people may have given the same id to two headings; as in the editor, the second one loses it. */
function withOwnId<Node extends ContentNode>(node: Node, taken: Set<string>): Node {
  if (node.type !== 'heading' || node.attrs.id === null || isFirst(node.attrs.id, taken)) return node
  return { ...node, attrs: { ...node.attrs, id: null } }
}

function withOwnHeadingId<Data extends { headingId?: string | undefined }>(data: Data, taken: Set<string>): Data {
  return data.headingId === undefined || isFirst(data.headingId, taken) ? data : { ...data, headingId: undefined }
}

function isFirst(id: string, taken: Set<string>): boolean {
  const isNew = !taken.has(id)
  taken.add(id)
  return isNew
}
