import { z } from 'zod'
import { GROUNDS } from '#shared/cover/grounds.ts'
import { shownFields } from '#shared/schema/shown-fields.ts'
import { rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { order } from '#shared/schema/order.ts'
import { draftSlug, shortTitle, text } from '#shared/schema/text.ts'

export const RUBRIC_DESCRIPTION_MAX = 300

export const RubricInput = z
  .strictObject({
    title: shortTitle,
    slug: draftSlug,
    description: text(RUBRIC_DESCRIPTION_MAX),
    order,
    /** The background colour of generated covers. */
    ground: z.enum(GROUNDS),
  })
  .meta({ id: 'RubricInput' })
export type RubricInput = z.infer<typeof RubricInput>

export const Rubric = RubricInput.extend(recordFields).meta({ id: 'Rubric' })
export type Rubric = z.infer<typeof Rubric>

export const emptyRubric: RubricInput = { title: '', slug: '', description: '', order: 0, ground: 'explainers' }

export const RubricRow = Rubric.extend(titledColumns)
export type RubricRow = z.input<typeof RubricRow>
export const rubricMapper = rowMapper(RubricRow, titleSort)

export const RubricCard = z
  .object({ ...shownFields(Rubric, 'title', 'ground'), path: z.string() })
  .meta({ id: 'RubricCard' })
export type RubricCard = z.infer<typeof RubricCard>
