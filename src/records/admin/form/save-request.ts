import { isSame } from '#shared/is-same.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { Home } from '#records/admin/form/home.ts'
import type { RecordBase } from '#records/admin/resource.ts'

/** Values sent to create a record, of which no response has come. */
export type Unanswered<Input> = Input[]

interface Created<Rec> {
  record: Rec
  /** An earlier attempt may have created it, with other values; others may have changed it since. */
  isEarlier: boolean
}

/** Safe to retry with the same id: an earlier attempt may have succeeded although its response was lost. */
export async function createOnce<Input extends object, Rec extends RecordBase & Input>(
  { create }: Home<Input, Rec>,
  values: Input,
  unanswered: Unanswered<Input>,
): Promise<Created<Rec>> {
  if (!create) throw new Error('This record always exists.')
  const record = await create(values).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.isRefusal)) unanswered.push(values)
    throw error
  })
  return { record, isEarlier: !unanswered.every((earlier) => isSame(earlier, values)) }
}
