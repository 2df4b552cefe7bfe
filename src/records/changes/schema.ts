import { z } from 'zod'
import { list } from '#shared/schema/list.ts'
import { recordFields } from '#shared/schema/record.ts'
import { id, text } from '#shared/schema/text.ts'
import { NOTE_MAX } from '#shared/schema/note.ts'
import { Said } from '#shared/schema/said.ts'

const TITLE_MAX = 80

const fields = z.record(z.string(), z.unknown())

export const ChangePlan = z.strictObject({
  title: text(TITLE_MAX).default(''),
  publishAt: z.iso.datetime().nullable().default(null),
})
export type ChangePlan = z.infer<typeof ChangePlan>

/** A waiting change of a live record, not visible to visitors until published. */
export const WaitingChange = z
  .object({
    id,
    collection: z.string(),
    recordId: id,
    title: z.string(),
    base: fields,
    data: fields,
    baseVersion: z.int(),
    authorId: z.string().nullable(),
    authorName: z.string(),
    publishAt: z.iso.datetime().nullable(),
    plannerId: z.string().nullable(),
    plannerName: z.string(),
    version: z.int().min(1),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'WaitingChange' })
export type WaitingChange = z.infer<typeof WaitingChange>

/** With the reason why scheduled publishing failed, else null. */
export const ListedChange = WaitingChange.extend({ problem: Said.nullable() }).meta({ id: 'ListedChange' })
export type ListedChange = z.infer<typeof ListedChange>

export const WaitingChangeList = z.object({ items: z.array(ListedChange) }).meta({ id: 'WaitingChangeList' })
export type WaitingChangeList = z.infer<typeof WaitingChangeList>

const MAX_CHANGES = 20
const MAX_SUGGESTIONS = 2000
const names = list(z.string().max(200), MAX_SUGGESTIONS).default([])

/** What an editor decided on suggestions of several colleagues, and why they refused what they did. */
export const SuggestionsDecide = z
  .strictObject({
    version: recordFields.version,
    note: text(NOTE_MAX / 2).default(''),
    changes: list(z.strictObject({ id, version: recordFields.version, accepted: names, refused: names }), MAX_CHANGES),
  })
  .meta({ id: 'SuggestionsDecide' })
export type SuggestionsDecide = z.infer<typeof SuggestionsDecide>
