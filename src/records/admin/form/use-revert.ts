import { useState } from 'react'
import { isDirty } from '#records/admin/form/form-state.ts'
import type { FormValues } from '#records/admin/form/form-values.ts'
import type { Home } from '#records/admin/form/home.ts'
import type { FormStore } from '#records/admin/form/use-form-state.ts'
import type { RecordBase } from '#records/admin/resource.ts'

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
  home: () => Home<Input, Rec>,
  take: (record: Rec) => void,
): { revert: () => Promise<void>; undoRevert: (() => void) | undefined } {
  const [reverted, setReverted] = useState<Reverted<Input>>()

  async function revert(): Promise<void> {
    const { record, version, status } = now()
    if (!record || !hasChanges()) return
    const typed = form.getValues()
    // What was loaded here is outdated if a colleague has saved since.
    const saved =
      status === 'conflict'
        ? await home()
            .read()
            .catch(() => record)
        : record
    setReverted({ typed, version, shown: saved.version })
    take(saved)
    dispatch({ type: 'mergedClosed' })
  }

  function undoRevert({ typed, version }: Reverted<Input>): void {
    setReverted(undefined)
    if (version !== undefined) dispatch({ type: 'restored', version })
    put(typed)
  }

  const isLast = reverted !== undefined && !isDirty(state) && state.version === reverted.shown
  return { revert, undoRevert: isLast ? () => undoRevert(reverted) : undefined }
}
