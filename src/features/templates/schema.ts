import { z } from 'zod'
import { requiredText } from '#shared/schema/text.ts'

const TEMPLATE_KINDS = ['post', 'blocks'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

export interface TemplateRow {
  id: string
  kind: string
  name: string
  /** JSON of the fields of a post that it carries. */
  fields: string
  /** JSON of what lists say about it: `TemplateAbout`. */
  about: string
  authorName: string
  isDeleted: number
  createdAt: string
  updatedAt: string
}

/** Every string in it that may be the id of a record. */
export interface TemplateRefRow {
  templateId: string
  refId: string
}

export const TEMPLATE_NAME_MAX = 80
export const TemplateName = requiredText(TEMPLATE_NAME_MAX, 2)

export const Template = z
  .object({
    id: z.string(),
    kind: z.enum(TEMPLATE_KINDS),
    name: z.string(),
    words: z.int(),
    blocks: z.array(z.string()).describe('Kinds of its blocks, in their order'),
    authorName: z.string(),
    isDeleted: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Template' })
export type Template = z.infer<typeof Template>
export type TemplateAbout = Pick<Template, 'words' | 'blocks'>
