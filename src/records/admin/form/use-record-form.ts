import { use, useState } from 'react'
import type { ChangePlan, WaitingChange } from '#records/changes/schema.ts'
import { useSaveAsChange } from '#records/admin/changes/use-save-as-change.ts'
import { firstState } from '#records/admin/form/form-state.ts'
import { type Home, homeOf, homeOfChange } from '#records/admin/form/home.ts'
import { OpenFormContext } from '#records/admin/form/open-form.ts'
import type { RecordForm, RecordFormOptions, SaveOptions } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { createSaving, newFlight } from '#records/admin/form/saving.ts'
import { useAccess } from '#records/admin/form/use-access.ts'
import { useFormState } from '#records/admin/form/use-form-state.ts'
import { useFormValues } from '#records/admin/form/use-form-values.ts'
import { useRevert } from '#records/admin/form/use-revert.ts'
import { useSaveEffects } from '#records/admin/form/use-save-effects.ts'
import { useUnsent } from '#records/admin/form/use-retries.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import { notify } from '#ui/admin/toasts.tsx'

/** The form of one record: validated, saved one at a time, and no input is ever lost. See docs/saving.md. */
export function useRecordForm<Input extends object, Rec extends RecordBase & Input>(
  options: RecordFormOptions<Input, Rec>,
): RecordForm<Input, Rec> {
  const { resource, record: first, mergeGroups = [], empty, onReplaced } = options
  const { newId } = use(OpenFormContext)
  const id = first?.id ?? newId
  const store = useFormState<Input, Rec>(() => firstState(first, first ? inputOf(first, empty) : empty, options.change))
  const { state, now, dispatch } = store
  /** Read when it is needed: the form may have become that of a change. */
  const home = (): Home<Input, Rec> => {
    const { change } = now()
    const { collection } = resource
    if (options.home) return options.home
    return change ? homeOfChange(collection, { id, changeId: change }) : homeOf(collection, id)
  }
  const { values, form, draft, ...drafts } = useFormValues(options, store)
  const access = useAccess(options, state)
  const saved = { options, id, home, store, values }
  const [flight] = useState(newFlight<Input, Rec>)
  const saving = createSaving(saved, useSaveEffects(saved, drafts), flight)
  useUnsent(store, flight, options.beforeSave, () => void save({ isAgain: true }))

  const mayCheck = access.readOnly === '' || access.maySuggest
  const changing = useSaveAsChange(options, store, values, {
    moveDraft: drafts.moveDraft,
    validate: async () => (mayCheck ? saving.validate() : undefined),
    refuse: saving.refuse,
  })

  async function saveAsChange(plan: ChangePlan, isLeaving = false): Promise<WaitingChange | undefined> {
    if (!changing.underWay.current) return changing.start(plan, isLeaving)
    await save()
    return undefined
  }

  /** Contributors cannot save a live record; for them saving is suggesting a change. */
  async function save({ isLeaving = false, ...how }: SaveOptions = {}): Promise<Rec | undefined> {
    // What is typed while the change is being created belongs to it; saved now, it would be live.
    if (changing.underWay.current) {
      if (!(await changing.underWay.current)) return undefined
      if (!values.hasChanges()) return now().record
    }
    const isSaved = access.readOnly === '' && !access.isSuggesting
    if (isSaved || now().change !== state.change) return saving.save(how)
    if (how.isQuiet) return undefined
    if (!access.maySuggest && !access.isSuggesting) notify.error(access.readOnly)
    else if (await saveAsChange({ title: '', publishAt: null }, isLeaving)) return state.record
    return undefined
  }
  useScreenKeys([['mod+S', () => void save()]])

  /** Shows the given server version; unsaved input is lost. */
  function take(next: Rec): void {
    values.show(next)
    dispatch({ type: 'conflictDecided' })
    onReplaced?.(inputOf(next, empty))
  }
  const { revert, undoRevert } = useRevert(store, values, home, take)

  return {
    form,
    state,
    resource,
    pending: values.pending,
    access,
    draft,
    input: {
      hasChanges: values.hasChanges,
      put: values.put,
      putBack: values.putBack,
      discard: () => {
        values.collect()
        values.settle()
      },
      revert,
      undoRevert,
    },
    merge: {
      groups: mergeGroups,
      conflict: state.conflict,
      catchUp: saving.catchUp,
      decide: async (decision) => {
        if (saving.decide(decision)) await save({ isAgain: true })
      },
      closeConflict: () => dispatch({ type: 'conflictClosed' }),
      closeMerged: () => dispatch({ type: 'mergedClosed' }),
    },
    save,
    saveAsChange,
    writeAlone: (write) =>
      saving.writeAlone(async (record) => {
        const next = await write(record)
        if (next) take(next)
        return next
      }),
    accept: (next) => {
      // An autosave in the meantime is newer.
      if (next.version < (now().version ?? 0)) return
      if (values.hasChanges()) saving.rebase(next)
      else take(next)
    },
  }
}
