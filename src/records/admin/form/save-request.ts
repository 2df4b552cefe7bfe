import { isSame } from '#shared/is-same.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { api } from '#records/admin/api/client.ts'
import type { RecordBase } from '#records/admin/resource.ts'

/** Values sent to create a record, of which no response has come. */
export type Unanswered<Input> = Input[]

/** Safe to retry with the same id: an earlier attempt may have succeeded although its response was lost. */
export async function createRecord<Input extends object, Rec extends RecordBase & Input>(
  request: typeof api,
  { collection, id }: { collection: string; id: string },
  values: Input,
  unanswered: Unanswered<Input>,
): Promise<Rec> {
  const path = `/${collection}`
  const made = await request<Rec>('POST', path, { body: values, idempotencyKey: id, isQuiet: true }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError && error.isRefusal)) unanswered.push(values)
      throw error
    },
  )
  if (unanswered.every((earlier) => isSame(earlier, values))) return made
  // An earlier attempt may have created it with other values.
  return request<Rec>('PUT', `${path}/${id}`, { body: { ...values, version: made.version }, isQuiet: true })
}
