import { z } from 'zod'
import { json, rowMapper } from '#shared/schema/columns.ts'
import { list } from '#shared/schema/list.ts'
import { id, requiredText } from '#shared/schema/text.ts'

export const NOTE_MAX = 2000
export const QUOTE_MAX = 300
const AROUND_MAX = 60
const MAX_MENTIONS = 20

/** The passage a note is about. The text contains no marker: the passage is found by its words and their context. */
export const Anchor = z
  .strictObject({
    quote: z.string().min(1).max(QUOTE_MAX),
    before: z.string().max(AROUND_MAX),
    after: z.string().max(AROUND_MAX),
  })
  .meta({ id: 'NoteAnchor' })
export type Anchor = z.infer<typeof Anchor>

export const NoteInput = z
  .strictObject({
    collection: z.string().min(1).max(60),
    recordId: id,
    parentId: id.nullable().default(null),
    body: requiredText(NOTE_MAX),
    anchor: Anchor.nullable().default(null),
    mentions: list(id, MAX_MENTIONS).default([]),
  })
  .meta({ id: 'NoteInput' })
export type NoteInput = z.infer<typeof NoteInput>

export const Note = NoteInput.extend({
  id: z.string(),
  parentId: z.string().nullable(),
  anchor: Anchor.nullable(),
  mentions: z.array(z.string()),
  authorId: z.string().nullable(),
  authorName: z.string(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}).meta({ id: 'Note' })
export type Note = z.infer<typeof Note>

const NoteColumns = Note.omit({ mentions: true }).extend({ anchor: json(Anchor.nullable()) })
export type NoteRow = z.input<typeof NoteColumns>
export const noteMapper = rowMapper(NoteColumns)

export interface NoteMentionRow {
  noteId: string
  userId: string
}
