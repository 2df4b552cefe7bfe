import { plainText } from '#shared/plain-text.ts'
import { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { refused } from '#shared/schema/refused.ts'
import { SIMPLE_MARKS } from '#shared/marks.ts'
import { list } from '#shared/schema/list.ts'
import { readable } from '#shared/schema/text.ts'
import { contentHref } from '#shared/schema/url.ts'

const simpleMark = z.strictObject({ type: z.enum(SIMPLE_MARKS) })
const linkMark = z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: contentHref }) })

/** Each once, and a link. */
const MAX_MARKS = SIMPLE_MARKS.length + 1
export const Mark = z.union([simpleMark, linkMark])
export type Mark = z.infer<typeof Mark>

const textNode = z.strictObject({
  type: z.literal('text'),
  text: readable.min(1),
  marks: list(Mark, MAX_MARKS).optional(),
})
const hardBreak = z.strictObject({ type: z.literal('hardBreak'), marks: list(Mark, MAX_MARKS).optional() })

export const Inline = z.discriminatedUnion('type', [textNode, hardBreak]).meta({ id: 'Inline' })
export type Inline = z.infer<typeof Inline>

/** Rich text inside a block or an answer: a run of inline nodes without paragraphs. */
export type RichText = Inline[]

/** Every inline node has at least one character. */
export const richText = (max: number) =>
  list(Inline, max).refine(
    (nodes) => plainText(nodes).length <= max,
    refused(m.atMostLength, { count: max, number: String(max) }),
  )

export const requiredRichText = (max: number) =>
  richText(max).refine((nodes) => plainText(nodes).trim() !== '', refused(m.writeSomething))
