import type { UseFormReturnType } from '@mantine/form'
import { isSame } from '#shared/is-same.ts'
import type { PendingFields } from '#records/admin/form/pending.tsx'
import type { RecordFormOptions } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import type { FormStore } from '#records/admin/form/use-form-state.ts'

interface Parts<Input extends object, Rec> {
  options: Pick<RecordFormOptions<Input, Rec>, 'empty' | 'beforeSave' | 'onReplaced'>
  store: Pick<FormStore<Input, Rec>, 'now' | 'dispatch'>
  form: Pick<UseFormReturnType<Input>, 'getValues' | 'setValues' | 'setInitialValues' | 'setErrors' | 'clearErrors'>
  pending: PendingFields
  draft: { drop: () => void }
}

export type FormValues<Input extends object, Rec extends Input> = ReturnType<typeof formValues<Input, Rec>>

export function formValues<Input extends object, Rec extends Input>({
  options: { empty, beforeSave, onReplaced },
  store: { now, dispatch },
  form,
  pending,
  draft,
}: Parts<Input, Rec>) {
  /** Commits uncommitted input of fields, as far as it is possible synchronously. Returns whether that is all. */
  function collect(): boolean {
    const isAll = pending.collect()
    beforeSave?.()
    return isAll
  }

  const isAsSaved = () => now().edits === now().savedEdits || isSame(form.getValues(), now().savedValues)

  function settle(isMarked = false): void {
    dispatch({ type: 'settled', values: form.getValues(), isMarked })
    draft.drop()
  }

  function show(next: Rec): void {
    const values = inputOf(next, empty)
    dispatch({ type: 'known', record: next })
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
    settle()
  }

  function put(values: Input): void {
    form.setValues(values)
    onReplaced?.(values)
  }

  function putBack(fields: readonly (keyof Input)[]): void {
    const { savedValues } = now()
    const saved = Object.fromEntries(fields.map((field) => [field, savedValues[field]]))
    form.setValues({ ...form.getValues(), ...saved })
    // Otherwise it would settle in a moment, and take the marks along.
    if (now().failure?.isInFields && isAsSaved()) settle(true)
  }

  return { form, pending, collect, isAsSaved, hasChanges: () => !collect() || !isAsSaved(), settle, show, put, putBack }
}
