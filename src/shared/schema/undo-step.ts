import { z } from 'zod'
import { id } from '#shared/schema/text.ts'

/** The version that an action made of a record, and the one before it; 0 if the action created the record. */
export const UndoStep = z.strictObject({ id, version: z.int().min(1), before: z.int().min(0) })
export type UndoStep = z.infer<typeof UndoStep>
