import type { Home } from '#records/admin/form/home.ts'
import type { FormValues } from '#records/admin/form/form-values.ts'
import type { RecordFormOptions } from '#records/admin/form/record-form-types.ts'
import type { FormStore } from '#records/admin/form/use-form-state.ts'
import type { RecordBase } from '#records/admin/resource.ts'

export interface SavedForm<Input extends object, Rec extends RecordBase & Input> {
  options: RecordFormOptions<Input, Rec>
  /** Of the record, also before it exists. */
  id: string
  /** That of a change, once the form edits one. */
  home: () => Home<Input, Rec>
  store: Pick<FormStore<Input, Rec>, 'now' | 'dispatch'>
  values: FormValues<Input, Rec>
}
