import { isSame } from '#shared/is-same.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { Home } from '#records/admin/form/home.ts'
import type { RecordBase } from '#records/admin/resource.ts'

/** Values sent to create a record, of which no response has come. */
export type Unanswered<Input> = Input[]

/** Safe to retry with the same id: an earlier attempt may have succeeded although its response was lost. */
export async function createOnce<Input extends object, Rec extends RecordBase & Input>(
  { create, save }: Home<Input, Rec>,
  values: Input,
  unanswered: Unanswered<Input>,
): Promise<Rec> {
  if (!create) throw new Error('This record always exists.')
  const made = await create(values).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.isRefusal)) unanswered.push(values)
    throw error
  })
  if (unanswered.every((earlier) => isSame(earlier, values))) return made
  // An earlier attempt may have created it with other values.
  return save(values, made.version, {})
}
