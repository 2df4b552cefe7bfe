import { z } from 'zod'
import { Caret } from '#features/collaboration/shared/caret.ts'
import { Said } from '#shared/schema/said.ts'

export const Present = z
  .object({
    others: z.array(z.object({ id: z.string(), name: z.string(), field: z.string(), caret: Caret.nullable() })),
    version: z.int(),
    savedBy: z.object({ id: z.string().nullable(), name: z.string(), at: z.iso.datetime() }).nullable(),
    /** Differs when a waiting change of the record was added, written on or removed. */
    changes: z.string(),
    /** Why the user may not save this record; null if they may. */
    readOnly: Said.nullable(),
    /** They may save a waiting change, for an editor to publish. */
    maySuggest: z.boolean(),
  })
  .meta({ id: 'Present' })
export type Present = z.infer<typeof Present>
