import { useForm, type UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { newId } from '#shared/id.ts'
import { isSame } from '#shared/is-same.ts'
import { type Decide, mergeRecords } from '#shared/merge.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { type Conflict, type ConflictForm, readConflict } from '#ui/admin/form/conflict.ts'
import { savedMeanwhile } from '#ui/admin/form/conflict-words.ts'
import { draftPlace, type StoredDraft } from '#ui/admin/form/draft-store.ts'
import { type PendingFields, usePendingFields } from '#ui/admin/form/pending.tsx'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { useCreate } from '#ui/admin/form/use-create.ts'
import { type Drafts, useDraft } from '#ui/admin/form/use-draft.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { invalidateFacts } from '#features/facts/ui/use-facts.ts'
import { invalidateRecords } from '#ui/admin/records/queries.ts'
import type { RecordBase, Resource } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#ui/admin/user.ts'

interface PartFormOptions<Input extends object, Part> {
  resource: Pick<Resource, 'collection' | 'one'>
  /** As loaded; undefined for a new one. */
  part: Part | undefined
  ownerId: string
  schema: z.ZodType<Input>
  /** Initial values of a new one. */
  first: Input
  onSaved: () => void
}

/** The form as a dialog needs it, whatever its fields. */
export interface PartForm<Input extends object = any, Part = any> extends ConflictForm<Input, Part> {
  pending: PendingFields
  save: () => Promise<void>
  isBusy: boolean
  /** Why the last save was refused. */
  message: string | undefined
  /** Whether leaving would lose input. */
  hasChanges: () => boolean
  /** Unsaved input of an earlier dialog, e.g. one that an ended session closed. */
  drafts: Drafts<Input>['offered']
  restoreDraft: (draft: StoredDraft<Input>) => void
  throwAway: (draft: StoredDraft<Input>) => void
  /** The input is not wanted any more. */
  discard: () => void
}

/** The form of a record that is part of another one and is saved separately, without leaving the form of its owner. */
export function usePartForm<Input extends object, Part extends RecordBase & Input>({
  resource: { collection, one },
  part,
  ownerId,
  schema,
  first,
  onSaved,
}: PartFormOptions<Input, Part>): PartForm<Input, Part> & { form: UseFormReturnType<Input> } {
  const [initialValues] = useState<Input>(() => (part ? inputOf(part, first) : first))
  /** The saved version that the input is based on. */
  const base = useRef({ record: part, version: part?.version ?? 0 })
  const pending = usePendingFields()
  const place = part ? draftPlace(collection, part.id) : draftPlace(collection, undefined, ownerId)
  const draft = useDraft<Input>(place, { shown: initialValues, collect: () => pending.collect() })
  const form = useForm<Input>({
    initialValues,
    validate: (values) => zodErrors(schema, values),
    onValuesChange: (values) =>
      isSame(values, initialValues) ? draft.drop() : draft.keep({ values, version: base.current.version }),
  })
  const create = useCreate<Input, Part>(collection, useState(newId)[0])
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [conflict, setConflict] = useState<Conflict<Input, Part>>()

  /** Makes their version the base of the input. */
  function adopt(record: Part, values: Input): void {
    base.current = { record, version: record.version }
    form.setValues(values)
  }

  /** Someone else saved it meanwhile. Returns whether it is saved now; otherwise the editor has to decide. */
  async function bringTogether(id: string, { savedBy }: ApiError): Promise<boolean> {
    const known = await readConflict<Part>(`/${collection}/${id}`, base.current.record, base.current.version)
    const input = inputOf(known.theirs, first)
    const mine = form.getValues()
    const { values, ...merge } = mergeRecords(known.base, schema.safeParse(mine).data ?? mine, input)
    if (merge.conflicting.length > 0) {
      const words = savedMeanwhile(one, savedBy, currentUser(), true)
      setConflict({ ...known, ...merge, input, mine, words })
      return false
    }
    adopt(known.theirs, values)
    // The same as theirs: the earlier save was this very one, and only its response was lost.
    return isSame(values, input) || send(values)
  }

  async function send(values: Input): Promise<boolean> {
    if (!part) {
      await create(values)
      return true
    }
    try {
      const body = { ...values, version: base.current.version }
      await api('PUT', `/${collection}/${part.id}`, { body, isQuiet: true })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') return bringTogether(part.id, error)
      throw error
    }
  }

  async function save(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setMessage(undefined)
    try {
      // Before the check: a required name may be typed and not chosen yet.
      const isComplete = await pending.commit()
      if (form.validate().hasErrors || !isComplete || !(await send(form.getValues()))) return
      draft.drop()
      await Promise.all([invalidateRecords(collection), invalidateFacts()])
      notify.success(part ? SUCCESS.updated : SUCCESS.completed)
      onSaved()
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) throw error
      form.setErrors(toFormErrors(error.fields))
      setMessage(error.message)
      if (error.status !== 401) notify.error(error.message)
    } finally {
      setBusy(false)
    }
  }

  async function decide(decision: Decide): Promise<void> {
    if (!conflict) return
    const { base: from, theirs, input } = conflict
    adopt(theirs, mergeRecords(from, form.getValues(), input, [], decision).values)
    setConflict(undefined)
    await save()
  }

  const hasChanges = () => !pending.collect() || !isSame(form.getValues(), initialValues)

  function restoreDraft(kept: StoredDraft<Input>): void {
    const found = draft.take(kept, hasChanges())
    if (!found) return
    // Saved on top of its base, so that saves of others since are not overwritten.
    base.current = { ...base.current, version: found.version }
    form.setValues({ ...form.getValues(), ...inputOf(found.values, first) })
  }

  return {
    form,
    pending,
    save,
    isBusy,
    message,
    hasChanges,
    conflict,
    decide,
    closeConflict: () => setConflict(undefined),
    drafts: draft.offered,
    restoreDraft,
    throwAway: draft.throwAway,
    discard: draft.drop,
  }
}
