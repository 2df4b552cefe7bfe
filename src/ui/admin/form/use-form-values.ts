import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useLiveVersion } from '#features/waiting-changes/ui/gone-change.ts'
import { draftPlace, type StoredDraft } from '#ui/admin/form/draft-store.ts'
import { isSame } from '#shared/is-same.ts'
import { usePendingFields } from '#ui/admin/form/pending.tsx'
import type { Recovered, RecordFormOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { useDraft } from '#ui/admin/form/use-draft.ts'
import type { FormStore } from '#ui/admin/form/use-form-state.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

const COMPARE_DELAY_MS = 400

export type FormValues<Input extends object, Rec extends RecordBase & Input> = ReturnType<
  typeof useFormValues<Input, Rec>
>

/** The form values: stored as a draft, and compared with the saved ones. */
export function useFormValues<Input extends object, Rec extends RecordBase & Input>(
  { resource, empty, beforeSave, onReplaced }: RecordFormOptions<Input, Rec>,
  { state, now, dispatch }: FormStore<Input, Rec>,
) {
  const pending = usePendingFields()
  const [initialValues] = useState(now().savedValues)
  const { collection } = resource
  const { record, change } = state
  const place = draftPlace(collection, record?.id, change)
  const liveVersion = useLiveVersion(collection, record?.id, change)
  const [recovered, setRecovered] = useState<Recovered<Input> & { savedChanges: number }>()
  const draft = useDraft<Input>(place, { shown: initialValues, collect, onAbandoned: recover })
  const form = useForm<Input>({
    initialValues,
    onValuesChange: (values) => {
      dispatch({ type: 'changed' })
      keepDraft(values)
      settleSoon()
    },
  })
  const [beside, setBeside] = useState<unknown>()
  const latestBeside = useRef(beside)

  function keepDraft(values: Input): void {
    const version = now().version ?? 0
    draft.keep({ values, version, liveVersion: liveVersion.current, beside: latestBeside.current })
  }

  function showBeside(next: unknown): void {
    latestBeside.current = next
    setBeside(next)
  }

  /** Stored with unsaved values; without any there is nothing that it could belong to. */
  function updateBeside(change: (beside: unknown) => unknown): void {
    showBeside(change(latestBeside.current))
    if (now().isDirty) keepDraft(form.getValues())
  }

  /** Commits uncommitted input of fields, as far as it is possible synchronously. Returns whether that is all. */
  function collect(): boolean {
    const isAll = pending.collect()
    beforeSave?.()
    return isAll
  }

  const isAsSaved = () => isSame(form.getValues(), now().savedValues)

  function hasChanges(): boolean {
    if (!collect()) return true
    return now().changes !== now().savedChanges && !isAsSaved()
  }

  /** Marks the current values as saved. */
  function settle(): void {
    dispatch({ type: 'settled', values: form.getValues() })
    draft.drop()
  }

  /** Typed back to the saved values: nothing is unsaved, and the failure is cleared. */
  const settleSoon = useDebouncedCallback(() => {
    const { saving, changes, savedChanges } = now()
    if (saving || changes === savedChanges || !isAsSaved()) return
    form.clearErrors()
    settle()
  }, COMPARE_DELAY_MS)

  /** Shows the record as saved on the server. */
  function show(next: Rec): void {
    const values = inputOf(next, empty)
    dispatch({ type: 'known', record: next })
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
    settle()
  }

  /** Shows unsaved values. */
  function put(values: Input): void {
    form.setValues(values)
    onReplaced?.(values)
  }

  function restoreDraft(kept: StoredDraft<Input>): void {
    const found = draft.take(kept, hasChanges())
    if (!found) return
    // Saved on top of its base, so that saves of others since are not overwritten.
    dispatch({ type: 'restored', version: found.version })
    showBeside(found.beside)
    put({ ...form.getValues(), ...inputOf(found.values, empty) })
  }

  /**
   * An unsaved draft is restored as soon as the record is opened. Where there is a choice, it is only offered: with
   * several drafts, with a record saved since, or for a new record, which may be meant to start empty.
   */
  function recover(left: StoredDraft<Input>): void {
    const { record: known, isDirty, savedChanges } = now()
    if (!known || isDirty || left.version !== known.version) return
    restoreDraft(left)
    setRecovered({ typedAt: left.typedAt, values: form.getValues(), savedChanges })
  }
  // After a save or a discard, further input is unrelated to the draft.
  const isRecovered = state.isDirty && recovered?.savedChanges === state.savedChanges

  function discard(): void {
    collect()
    settle()
  }

  return {
    form,
    pending,
    draft,
    recovered: isRecovered ? recovered : undefined,
    liveVersion,
    beside,
    updateBeside,
    collect,
    hasChanges,
    settle,
    show,
    put,
    restoreDraft,
    discard,
  }
}
