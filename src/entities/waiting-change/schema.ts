import { z } from 'zod'
import { id, text } from '#shared/schema/text.ts'

const TITLE_MAX = 80

const fields = z.record(z.string(), z.unknown())

/** What an editor says about a change, besides its content. */
export const ChangePlan = z.strictObject({
  title: text(TITLE_MAX).default(''),
  publishAt: z.iso.datetime().nullable().default(null),
})
export type ChangePlan = z.infer<typeof ChangePlan>

/** A version of a live record that visitors do not see yet. */
export const WaitingChange = z
  .object({
    id,
    collection: z.string(),
    recordId: id,
    title: z.string(),
    /** The fields that it changes as they were, and as they are to become. */
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

/** In a list it also says why it was not published when it was due. */
export const ListedChange = WaitingChange.extend({ problem: z.string() }).meta({ id: 'ListedChange' })
export type ListedChange = z.infer<typeof ListedChange>

export const WaitingChangeList = z.object({ items: z.array(ListedChange) }).meta({ id: 'WaitingChangeList' })

/** A version of a live record that visitors do not see yet. */
export interface WaitingChangeRow {
  id: string
  collection: string
  recordId: string
  /** What it is for. */
  title: string
  /** As JSON: the fields it changes as they were, and as they are to become. */
  base: string
  data: string
  /** The version of the record that it was last written on top of. */
  baseVersion: number
  authorId: string | null
  authorName: string
  publishAt: string | null
  plannerId: string | null
  plannerName: string
  version: number
  createdAt: string
  updatedAt: string
}

/** A record that is in use because of a waiting change. */
export interface WaitingChangeRefRow {
  changeId: string
  refId: string
}
