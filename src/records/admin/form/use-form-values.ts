import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useLiveVersion } from '#records/admin/changes/gone-change.ts'
import { flushSync } from 'react-dom'
import { draftPlace, type StoredDraft } from '#records/admin/form/draft-store.ts'
import { isDirty } from '#records/admin/form/form-state.ts'
import { formValues } from '#records/admin/form/form-values.ts'
import { usePendingFields } from '#records/admin/form/pending.tsx'
import type { FormDraft, RecordFormOptions, Recovered } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { useDraft } from '#records/admin/form/use-draft.ts'
import { useSharingForm } from '#records/admin/form/use-sharing-form.ts'
import type { FormStore } from '#records/admin/form/use-form-state.ts'
import type { RecordBase } from '#records/admin/resource.ts'

const COMPARE_DELAY_MS = 400

export function useFormValues<Input extends object, Rec extends RecordBase & Input>(
  options: RecordFormOptions<Input, Rec>,
  store: FormStore<Input, Rec>,
) {
  const { state, now, dispatch } = store
  const { resource, empty } = options
  const pending = usePendingFields()
  const [initialValues] = useState(now().savedValues)
  const { record, change } = state
  const place = draftPlace(resource.collection, record?.id, change)
  const liveVersion = useLiveVersion(resource.collection, record?.id, change)
  const [recovered, setRecovered] = useState<Recovered<Input> & { savedEdits: number }>()
  const stored = useDraft<Input>(place, {
    shown: initialValues,
    collect: (): boolean => values.collect(),
    onAbandoned: recover,
  })
  const form = useSharingForm<Input>({
    initialValues,
    onValuesChange: (typed) => {
      dispatch({ type: 'typed' })
      keepDraft(typed)
      settleSoon()
    },
  })
  // A save looks for the first wrong field in the next frame, also after a check that had to wait for its schema.
  const setErrors: typeof form.setErrors = (errors) => flushSync(() => form.setErrors(errors))
  const values = formValues({ options, store, form: { ...form, setErrors }, pending, draft: stored })
  const [beside, setBeside] = useState<unknown>()
  const latestBeside = useRef(beside)

  function keepDraft(typed: Input): void {
    const version = now().version ?? 0
    stored.keep({ values: typed, version, liveVersion: liveVersion.current, beside: latestBeside.current })
  }

  function showBeside(next: unknown): void {
    latestBeside.current = next
    setBeside(next)
  }

  /** Stored with unsaved values; without any there is nothing that it could belong to. */
  function updateBeside(update: (beside: unknown) => unknown): void {
    showBeside(update(latestBeside.current))
    if (isDirty(now())) keepDraft(form.getValues())
  }

  /** Typed back to the saved values: nothing is unsaved, and the failure is cleared. */
  const settleSoon = useDebouncedCallback(() => {
    if (now().status === 'saving' || !isDirty(now()) || !values.isAsSaved()) return
    form.clearErrors()
    values.settle()
  }, COMPARE_DELAY_MS)

  function restore(kept: StoredDraft<Input>): void {
    const found = stored.take(kept, values.hasChanges())
    if (!found) return
    // Saved on top of its base, so that saves of others since are not overwritten.
    dispatch({ type: 'restored', version: found.version })
    showBeside(found.beside)
    values.put({ ...form.getValues(), ...inputOf(found.values, empty) })
  }

  /** Where there is a choice, a draft is only offered: one of several, of a record saved since, or of a new record. */
  function recover(left: StoredDraft<Input>): void {
    const { record: known, savedEdits } = now()
    if (!known || isDirty(now()) || left.version !== known.version) return
    restore(left)
    setRecovered({ typedAt: left.typedAt, values: form.getValues(), savedEdits })
  }

  const { offered, isKept, throwAway, moveTo } = stored
  const draft: FormDraft<Input> = {
    offered,
    isKept,
    throwAway,
    restore,
    // After a save or a discard, further input is unrelated to the draft.
    recovered: isDirty(state) && recovered?.savedEdits === state.savedEdits ? recovered : undefined,
    beside,
    updateBeside,
  }
  return { values, form, draft, moveDraft: moveTo, liveVersion }
}
