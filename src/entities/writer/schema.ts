import { z } from 'zod'
import { Portrait } from '#shared/portrait/schema.ts'
import { Picture } from '#shared/schema/picture.ts'
import { czechSortKey } from '#shared/czech/sort-key.ts'
import { json, rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns } from '#shared/schema/record.ts'
import { shownFields } from '#shared/schema/shown-fields.ts'
import { draftSlug, id, requiredText, text } from '#shared/schema/text.ts'

export const NAME_MAX = 60
export const FULL_NAME_MAX = 120

export const WriterInput = z
  .strictObject({
    username: draftSlug,
    fullName: text(FULL_NAME_MAX),
    firstName: requiredText(NAME_MAX),
    lastName: requiredText(NAME_MAX),
    email: z.union([z.literal(''), z.email().max(254).toLowerCase()]),
    avatar: id.nullable(),
    portrait: Portrait.nullable().default(null),
    position: text(80),
    info: text(1500),
  })
  .meta({ id: 'WriterInput' })
export type WriterInput = z.infer<typeof WriterInput>

export const Writer = WriterInput.extend(recordFields).meta({ id: 'Writer' })
export type Writer = z.infer<typeof Writer>

export const emptyWriter: WriterInput = {
  username: '',
  fullName: '',
  firstName: '',
  lastName: '',
  email: '',
  avatar: null,
  portrait: null,
  position: '',
  info: '',
}

export const WriterRow = Writer.extend({ ...titledColumns, portrait: json(Portrait.nullable()) })
export type WriterRow = z.input<typeof WriterRow>
export const writerMapper = rowMapper(WriterRow, {
  titleSort: (writer: { lastName: string; firstName: string }) =>
    czechSortKey(`${writer.lastName} ${writer.firstName}`),
})

export const WriterCard = z
  .object({
    ...shownFields(Writer, 'username', 'fullName', 'info', 'position'),
    avatar: Picture.nullable(),
    authorPath: z.string().nullable(),
  })
  .meta({ id: 'WriterCard' })
export type WriterCard = z.infer<typeof WriterCard>
