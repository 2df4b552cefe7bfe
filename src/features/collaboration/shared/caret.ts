import { CARET_WORDS } from '#features/collaboration/shared/caret-words.ts'
import { z } from 'zod'

const MAX_LINES = 100_000

export const Caret = z
  .strictObject({
    line: z.int().min(0).max(MAX_LINES),
    before: z.string().max(CARET_WORDS),
    after: z.string().max(CARET_WORDS),
  })
  .meta({ id: 'Caret' })
export type Caret = z.infer<typeof Caret>
