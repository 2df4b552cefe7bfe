import { z } from 'zod'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { headingId, uniqId } from '#blocks/define-block.ts'
import { Img } from '#entities/media/schema.ts'
import { Inline } from '#shared/schema/rich-text.ts'
import { text } from '#shared/schema/text.ts'

export const CONTENT_MAX_BYTES = 500_000
export const CONTENT_MAX_DEPTH = 12

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.array(Inline).optional() })

const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    id: headingId.nullable(),
  }),
  content: z.array(Inline).optional(),
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
      return z.array(z.discriminatedUnion('type', [paragraph, bulletList, orderedList])).min(1)
    },
  })
  .meta({ id: 'ListItem' })

const bulletList = z
  .strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1) })
  .meta({ id: 'BulletList' })

const orderedList = z
  .strictObject({
    type: z.literal('orderedList'),
    attrs: z.strictObject({ start: z.int().min(1).max(10_000) }).optional(),
    content: z.array(listItem).min(1),
  })
  .meta({ id: 'OrderedList' })

const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  content: z.array(z.discriminatedUnion('type', [paragraph, bulletList, orderedList])).min(1),
})

const cellAttrs = z.strictObject({ colspan: z.int().min(1).max(20), rowspan: z.int().min(1).max(100) }).optional()
const cellContent = z.array(z.discriminatedUnion('type', [paragraph, bulletList, orderedList])).min(1)
const cell = z.strictObject({ type: z.enum(['tableHeader', 'tableCell']), attrs: cellAttrs, content: cellContent })
const tableRow = z.strictObject({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(20) })
const table = z.strictObject({ type: z.literal('table'), content: z.array(tableRow).min(1).max(200) })

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

const Doc = z
  .strictObject({ type: z.literal('doc'), content: z.array(TopNode) })
  .refine((doc) => new TextEncoder().encode(JSON.stringify(doc)).length <= CONTENT_MAX_BYTES, {
    message: 'The text is longer than 500 kB.',
  })

/** Post content: a ProseMirror document of exactly the nodes the editor knows. Nothing else is ever stored. */
export const Content = z
  // Checked first and iteratively: the schema recurses into lists and could overflow the stack.
  .preprocess((given, context) => {
    if (isTooDeep(given)) context.addIssue('The lists are nested too deep.')
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

export const emptyContent: Content = { type: 'doc', content: [] }

function isTooDeep(given: unknown): boolean {
  let level = [given]
  for (let depth = 0; depth < CONTENT_MAX_DEPTH; depth++) level = level.flatMap(childrenOf)
  return level.length > 0
}

const childrenOf = (node: unknown): unknown[] =>
  typeof node === 'object' && node !== null && 'content' in node && Array.isArray(node.content) ? node.content : []
