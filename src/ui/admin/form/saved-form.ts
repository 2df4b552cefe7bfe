import type { api } from '#ui/admin/api/client.ts'
import type { FormValues } from '#ui/admin/form/form-values.ts'
import type { RecordFormOptions } from '#ui/admin/form/record-form-types.ts'
import type { FormStore } from '#ui/admin/form/use-form-state.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

export interface SavedForm<Input extends object, Rec extends RecordBase & Input> {
  options: RecordFormOptions<Input, Rec>
  /** Of the record, also before it exists. */
  id: string
  /** Its path in the API; that of a change, once the form edits one. */
  path: () => string
  store: Pick<FormStore<Input, Rec>, 'now' | 'dispatch'>
  values: FormValues<Input, Rec>
  request: typeof api
}
