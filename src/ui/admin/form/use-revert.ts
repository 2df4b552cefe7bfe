import { useState } from 'react'
import type { FormStore } from '#ui/admin/form/use-form-state.ts'
import type { FormValues } from '#ui/admin/form/use-form-values.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

interface Reverted<Input> {
  typed: Input
  /** The version the input was based on, and what the form shows instead. */
  version: number | undefined
  shown: number
}

/** Reverts to the saved values; can be undone until something else is typed or saved. */
export function useRevert<Input extends object, Rec extends RecordBase & Input>(
  { state, now, dispatch }: FormStore<Input, Rec>,
  { form, hasChanges, put }: FormValues<Input, Rec>,
  take: (record: Rec) => void,
): { revert: () => void; undoRevert: (() => void) | undefined } {
  const [reverted, setReverted] = useState<Reverted<Input>>()

  function revert(): void {
    const { record, version } = now()
    if (!record || !hasChanges()) return
    setReverted({ typed: form.getValues(), version, shown: record.version })
    take(record)
  }

  function undoRevert({ typed, version }: Reverted<Input>): void {
    setReverted(undefined)
    if (version !== undefined) dispatch({ type: 'restored', version })
    put(typed)
  }

  const isLast = reverted !== undefined && !state.isDirty && state.version === reverted.shown
  return { revert, undoRevert: isLast ? () => undoRevert(reverted) : undefined }
}
