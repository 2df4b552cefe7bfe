import type { InputCheck } from '#records/admin/form/record-form-types.ts'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { newId } from '#shared/id.ts'
import type { ConflictForm } from '#records/admin/form/conflict.ts'
import { draftPlace, type StoredDraft } from '#records/admin/form/draft-store.ts'
import { firstState } from '#records/admin/form/form-state.ts'
import { formValues } from '#records/admin/form/form-values.ts'
import { type PendingFields, usePendingFields } from '#records/admin/form/pending.tsx'
import { homeOf } from '#records/admin/form/home.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { createSaving, newFlight } from '#records/admin/form/saving.ts'
import { type Drafts, useDraft } from '#records/admin/form/use-draft.ts'
import { useFormState } from '#records/admin/form/use-form-state.ts'
import { invalidateDerived, invalidateRecords } from '#records/admin/queries.ts'
import type { RecordBase, ResourceOf } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface PartFormOptions<Input extends object, Part> {
  resource: ResourceOf<Part>
  part: Part | undefined
  ownerId: string
  check: InputCheck<Input>
  first: Input
  onSaved: () => void
}

export interface PartForm<Input extends object = any, Part = any> extends ConflictForm<Input, Part> {
  pending: PendingFields
  save: () => Promise<unknown>
  isBusy: boolean
  message: string | undefined
  hasChanges: () => boolean
  /** Unsaved input of an earlier dialog, e.g. one that an ended session closed. */
  drafts: Drafts<Input>['offered']
  restoreDraft: (draft: StoredDraft<Input>) => void
  throwAway: (draft: StoredDraft<Input>) => void
  discard: () => void
}

/** The form of a record that is part of another one and is saved separately, without leaving the form of its owner. */
export function usePartForm<Input extends object, Part extends RecordBase & Input>({
  resource,
  part,
  ownerId,
  check,
  first,
  onSaved,
}: PartFormOptions<Input, Part>): PartForm<Input, Part> & { form: UseFormReturnType<Input> } {
  const { collection } = resource
  const store = useFormState<Input, Part>(() => firstState(part, part ? inputOf(part, first) : first))
  const { state, now, dispatch } = store
  const [initialValues] = useState(state.savedValues)
  const [idOfNew] = useState(newId)
  const id = part?.id ?? idOfNew
  const pending = usePendingFields()
  const place = part ? draftPlace(collection, id) : draftPlace(collection, undefined, ownerId)
  const draft = useDraft<Input>(place, { shown: initialValues, collect: pending.collect })
  const form = useForm<Input>({
    initialValues,
    onValuesChange: (typed) => {
      dispatch({ type: 'typed' })
      if (values.isAsSaved()) draft.drop()
      else draft.keep({ values: typed, version: now().version ?? 0 })
    },
  })
  const options = { resource, record: part, check, empty: first }
  const values = formValues<Input, Part>({ options, store, form, pending, draft })
  const [flight] = useState(newFlight<Input, Part>)
  const saving = createSaving<Input, Part>(
    { options, id, home: () => homeOf(collection, id), store, values },
    {
      onSaved: () => {
        void invalidateRecords(collection)
        void invalidateDerived()
        notify.success(part ? SUCCESS.updated : SUCCESS.completed)
        onSaved()
      },
      onInvalid: () => undefined,
      onRefused: ({ message, status }) => status !== 401 && notify.error(message),
      onMissing: async () => false,
      isBreakingWanted: async () => true,
    },
    flight,
  )

  function restoreDraft(kept: StoredDraft<Input>): void {
    const found = draft.take(kept, values.hasChanges())
    if (!found) return
    // Saved on top of its base, so that saves of others since are not overwritten.
    dispatch({ type: 'restored', version: found.version })
    values.put({ ...form.getValues(), ...inputOf(found.values, first) })
  }

  return {
    form,
    pending,
    save: () => saving.save(),
    isBusy: state.status === 'saving',
    message: state.failure?.message,
    hasChanges: values.hasChanges,
    conflict: state.conflict,
    decide: async (decision) => {
      if (saving.decide(decision)) await saving.save()
    },
    closeConflict: () => dispatch({ type: 'conflictClosed' }),
    drafts: draft.offered,
    restoreDraft,
    throwAway: draft.throwAway,
    discard: draft.drop,
  }
}
