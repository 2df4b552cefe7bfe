import { z } from 'zod'

const version = {
  number: z.int(),
  authorName: z.string(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  cause: z.string(),
  isPublished: z.boolean(),
}

/** An entry as shown in the history: one editor's saves within an hour, represented by the last of them. */
const HistoryEntry = z
  .object({
    ...version,
    authorId: z.string().nullable(),
    /** The version before the first save of this entry; 0 if there was none. */
    before: z.int(),
    startedAt: z.iso.datetime(),
    /** The number of manual saves; an entry of autosaves alone counts as one. */
    saves: z.int(),
    fields: z.array(z.string()),
    /** Earlier manual saves of this entry, newest first. */
    parts: z.array(z.object({ number: z.int(), createdAt: z.iso.datetime() })),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>
export const History = z.object({ items: z.array(HistoryEntry) }).meta({ id: 'History' })
export type History = z.infer<typeof History>

/** Old versions are returned as stored, even if today's schema would reject them. */
export const Revision = z.object({ ...version, data: z.record(z.string(), z.unknown()) }).meta({ id: 'Revision' })
export type Revision = z.infer<typeof Revision>
