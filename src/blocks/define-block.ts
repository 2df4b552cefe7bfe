import { z } from 'zod'
import type { BlockKind } from '#blocks/kinds.ts'
import type { Lookup, Refs } from '#blocks/lookup.ts'
import type { FieldError } from '#shared/app-error.ts'
import * as m from '#blocks/messages.ts'
import { BLOCK_ID, HEADING_ID } from '#shared/ids.ts'
import { refused, tellError } from '#shared/schema/refused.ts'
import { text } from '#shared/schema/text.ts'

export const uniqId = z.string().regex(BLOCK_ID, refused(m.notBlockId))

export const headingId = z.string().regex(HEADING_ID, refused(m.notHeadingId))

export const commonFields = {
  uniqId,
  /** Shown only in the admin. */
  label: text(80).optional(),
  heading: text(120).optional(),
  headingId: headingId.optional(),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
}

export interface BlockHeading {
  heading: string
  headingId?: string
  level: 2 | 3 | 4
}

export interface Block<Kind extends BlockKind, Schema extends z.ZodObject, Shown> {
  kind: Kind
  schema: Schema
  /** Initial data of a new block. */
  empty: Omit<z.infer<Schema>, 'uniqId'>
  refs: (data: z.infer<Schema>) => Refs
  /** Props of the view: ids replaced by records, defaults filled in, missing records left out. */
  present: (data: z.infer<Schema>, lookup: Lookup) => Shown
  /** Whether there is nothing to show, e.g. because all records of a list are archived. */
  isEmpty: (shown: Shown) => boolean
}

type BlockSchema<Shape extends z.ZodRawShape> = z.ZodObject<typeof commonFields & Shape, z.core.$strict>

export function defineBlock<Kind extends BlockKind, Shape extends z.ZodRawShape, Shown>(
  block: Omit<Block<Kind, BlockSchema<Shape>, Shown>, 'schema'> & {
    fields: Shape
    /** Validation across fields: returns the invalid field and the reason. */
    rule?: (data: z.infer<BlockSchema<Shape>>) => FieldError | undefined
  },
): Block<Kind, BlockSchema<Shape>, Shown> {
  const { fields, rule, ...rest } = block
  const schema = z
    .strictObject({ ...commonFields, ...fields })
    .superRefine((data, context) => {
      const error = rule?.(data)
      if (error) context.addIssue({ code: 'custom', path: [error.path], message: tellError(error) })
    })
    .meta({ id: `Block-${block.kind}` })
  return { ...rest, schema: schema }
}

export const presentHeading = (data: {
  heading?: string | undefined
  headingId?: string | undefined
  level?: 2 | 3 | 4 | undefined
}): BlockHeading => ({
  heading: data.heading ?? '',
  ...(data.heading && data.headingId ? { headingId: data.headingId } : {}),
  level: data.level ?? 2,
})
