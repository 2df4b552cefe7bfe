import { CONTENT_MAX_BYTES, CONTENT_MAX_DEPTH, CONTENT_MAX_NODES } from '#posts/content/limits.ts'
import * as m from '#posts/messages.ts'
import { tell } from '#shared/schema/refused.ts'
import { said } from '#shared/words/message.ts'
import { z } from 'zod'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { headingId, uniqId } from '#blocks/define-block.ts'
import { Img } from '#entities/media/schema.ts'
import { list } from '#shared/schema/list.ts'
import { Inline } from '#shared/schema/rich-text.ts'
import { text } from '#shared/schema/text.ts'
import { sizeInBytes } from '#shared/size-in-bytes.ts'

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: list(Inline, CONTENT_MAX_NODES).optional() })

const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    id: headingId.nullable(),
  }),
  content: list(Inline, CONTENT_MAX_NODES).optional(),
})

const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({ ...Img.shape, caption: text(200).optional() }),
})

const horizontalRule = z.strictObject({ type: z.literal('horizontalRule') })

/** Position of a block in the text; its data is in `shortcodesConfig[kind]`. */
const shortcode = z.strictObject({
  type: z.literal('shortcode'),
  attrs: z.strictObject({ kind: z.enum(BLOCK_KINDS), uniqId }),
})

const listItem = z
  .strictObject({
    type: z.literal('listItem'),
    get content() {
      return list(z.discriminatedUnion('type', [paragraph, bulletList, orderedList]), CONTENT_MAX_NODES).min(1)
    },
  })
  .meta({ id: 'ListItem' })

const bulletList = z
  .strictObject({ type: z.literal('bulletList'), content: list(listItem, CONTENT_MAX_NODES).min(1) })
  .meta({ id: 'BulletList' })

const orderedList = z
  .strictObject({
    type: z.literal('orderedList'),
    attrs: z.strictObject({ start: z.int().min(1).max(10_000) }).optional(),
    content: list(listItem, CONTENT_MAX_NODES).min(1),
  })
  .meta({ id: 'OrderedList' })

/** A callout, unless it says that it is somebody's words. */
const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  attrs: z.strictObject({ isQuote: z.literal(true) }).optional(),
  content: list(z.discriminatedUnion('type', [paragraph, bulletList, orderedList]), CONTENT_MAX_NODES).min(1),
})

const cellAttrs = z.strictObject({ colspan: z.int().min(1).max(20), rowspan: z.int().min(1).max(100) }).optional()
const cellContent = list(z.discriminatedUnion('type', [paragraph, bulletList, orderedList]), CONTENT_MAX_NODES).min(1)
const cell = z.strictObject({ type: z.enum(['tableHeader', 'tableCell']), attrs: cellAttrs, content: cellContent })
const tableRow = z.strictObject({ type: z.literal('tableRow'), content: list(cell, 20).min(1) })
const table = z.strictObject({ type: z.literal('table'), content: list(tableRow, 200).min(1) })

const TopNode = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  image,
  horizontalRule,
  shortcode,
  table,
])

const Doc = z.strictObject({ type: z.literal('doc'), content: list(TopNode, CONTENT_MAX_NODES) })

/** Post content: a ProseMirror document of exactly the nodes the editor knows. Nothing else is ever stored. */
export const Content = z
  // Checked first: the schema recurses into lists and could overflow the stack, and takes long for a long text.
  .preprocess((given, context) => {
    if (isTooDeep(given)) context.addIssue(tell(said(m.listsTooDeep)))
    else if (isTooLong(given)) context.addIssue(tell(said(m.textTooLong)))
    return given
  }, Doc)
  .meta({ id: 'Content' })

export type Content = z.infer<typeof Content>
export type ContentNode = z.infer<typeof TopNode>
export type HeadingNode = z.infer<typeof heading>
export type ParagraphNode = z.infer<typeof paragraph>
export type ListItemNode = z.infer<typeof listItem>
export type BulletListNode = z.infer<typeof bulletList>
export type OrderedListNode = z.infer<typeof orderedList>
export type TableNode = z.infer<typeof table>
export type ShortcodeNode = z.infer<typeof shortcode>

function isTooLong(given: unknown): boolean {
  try {
    return sizeInBytes(given) > CONTENT_MAX_BYTES
  } catch {
    // Nested so deep, outside of its lists, that it cannot even be written down.
    return true
  }
}

function isTooDeep(given: unknown): boolean {
  let level = [given]
  for (let depth = 0; depth < CONTENT_MAX_DEPTH; depth++) level = level.flatMap(childrenOf)
  return level.length > 0
}

const childrenOf = (node: unknown): unknown[] =>
  typeof node === 'object' && node !== null && 'content' in node && Array.isArray(node.content) ? node.content : []
