import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { schemaExtensions } from '#posts/admin/editor/schema/extensions.ts'
import type { Content, ContentNode, ListItemNode, ParagraphNode } from '#posts/content/schema.ts'
import { SIMPLE_MARKS } from '#shared/marks.ts'
import type { Inline, Mark } from '#shared/schema/rich-text.ts'

export const editorSchema = getSchema(schemaExtensions)

const words = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
const href = fc.constantFrom('/recenze/modry-lev/', 'https://herna.example/a?b=1', 'mailto:a@b.cz', 'tel:+420-1', '#x')

const rank = ({ type }: Mark) => Object.keys(editorSchema.marks).indexOf(type)
const marks = fc
  .record({
    simple: fc.subarray([...SIMPLE_MARKS]),
    href: fc.option(href),
  })
  .map(({ simple, href: address }): Mark[] =>
    [
      ...simple.map((type) => ({ type })),
      ...(address ? [{ type: 'link' as const, attrs: { href: address } }] : []),
    ].toSorted((a, b) => rank(a) - rank(b)),
  )

const withMarks = (list: Mark[]) => (list.length > 0 ? { marks: list } : {})
/** A break between any two pieces: the editor merges neighbours with the same marks. */
const inlines = fc
  .array(fc.record({ text: words, marks, breakMarks: marks }), { maxLength: 3 })
  .map((pieces) =>
    pieces.flatMap((piece, index): Inline[] => [
      ...(index > 0 ? [{ type: 'hardBreak' as const, ...withMarks(piece.breakMarks) }] : []),
      { type: 'text', text: piece.text, ...withMarks(piece.marks) },
    ]),
  )
const inlineContent = inlines.map((content) => (content.length > 0 ? { content } : {}))

const paragraph = inlineContent.map((content): ParagraphNode => ({ type: 'paragraph', ...content }))
const start = fc.option(fc.integer({ min: 2, max: 10_000 }))

type FlowNode = ListItemNode['content'][number]
const { flow } = fc.letrec<{ flow: FlowNode[]; list: FlowNode }>((tie) => ({
  flow: fc.array(fc.oneof({ maxDepth: 2 }, paragraph, tie('list')), { minLength: 1, maxLength: 3 }),
  list: fc
    .record({ items: fc.array(tie('flow'), { minLength: 1, maxLength: 3 }), isBullet: fc.boolean(), start })
    .map(({ items, isBullet, start: first }): FlowNode => {
      const content = items.map((item) => ({ type: 'listItem' as const, content: item }))
      if (isBullet) return { type: 'bulletList', content }
      return { type: 'orderedList', ...(first ? { attrs: { start: first } } : {}), content }
    }),
}))

const heading = fc
  .record({
    level: fc.constantFrom(2, 3, 4),
    id: fc.option(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)),
    inlineContent,
  })
  .map(({ level, id, inlineContent: content }): ContentNode => ({ type: 'heading', attrs: { level, id }, ...content }))

const image = fc
  .record({ alt: words, caption: words })
  .map(({ alt, caption }) => ({ alt: alt.trim(), caption: caption.trim() }))
  .map(({ alt, caption }): ContentNode => ({
    type: 'image',
    attrs: { mediaId: 'obrazek-0001', alt, ...(caption ? { caption } : {}) },
  }))

const table = fc
  .record({
    rows: fc.integer({ min: 1, max: 3 }),
    type: fc.constantFrom('tableHeader' as const, 'tableCell' as const),
    attrs: fc.constantFrom({}, { attrs: { colspan: 2, rowspan: 1 } }, { attrs: { colspan: 1, rowspan: 2 } }),
    flow,
  })
  .map(({ rows, type, attrs, flow: content }): ContentNode => ({
    type: 'table',
    content: Array.from({ length: rows }, () => ({ type: 'tableRow', content: [{ type, ...attrs, content }] })),
  }))

const node = fc.oneof(
  paragraph,
  heading,
  image,
  table,
  flow.map((content): ContentNode => ({ type: 'blockquote', content })),
  flow.map((content): ContentNode => ({ type: 'blockquote', attrs: { isQuote: true }, content })),
  flow.map(([first]): ContentNode => first ?? { type: 'paragraph' }),
  fc.constant<ContentNode>({ type: 'horizontalRule' }),
)

const isEmptyParagraph = (last: ContentNode | undefined) => last?.type === 'paragraph' && last.content === undefined

export const anyContent = fc
  .array(node, { maxLength: 6 })
  .filter((nodes) => !isEmptyParagraph(nodes.at(-1)))
  .map((content): Content => ({ type: 'doc', content }))
