import { useState } from 'react'
import { changePath } from '#ui/admin/changes/queries.ts'
import { useSaveAsChange } from '#ui/admin/changes/use-save-as-change.ts'
import { firstState } from '#ui/admin/form/form-state.ts'
import type { RecordForm, RecordFormOptions, SaveOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { useConflict } from '#ui/admin/form/use-conflict.ts'
import { useFormState } from '#ui/admin/form/use-form-state.ts'
import { useFormValues } from '#ui/admin/form/use-form-values.ts'
import { useHandover } from '#ui/admin/form/use-handover.ts'
import { useRevert } from '#ui/admin/form/use-revert.ts'
import { useSaving } from '#ui/admin/form/use-saving.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import { notify } from '#ui/admin/toasts.tsx'

/** The form of one record: validated, saved one at a time, and no input is ever lost. */
export function useRecordForm<Input extends object, Rec extends RecordBase & Input>(
  options: RecordFormOptions<Input, Rec>,
): RecordForm<Input, Rec> {
  const { resource, record: first, change, mergeGroups = [], empty, onReplaced } = options
  const { collection } = resource
  const own = change ? `${changePath(collection, first?.id ?? '', change)}/record` : `/${collection}/${first?.id}`
  const path = options.path ?? own
  const store = useFormState<Input, Rec>(() => firstState(first, first ? inputOf(first, empty) : empty))
  const values = useFormValues(options, store)
  const { bringTogether, catchUp, rebase, decide } = useConflict(options, store, values, path)
  const [barred, setBarred] = useState({ reason: '', maySuggest: false })
  const { maySuggest } = barred
  const readOnly = change && maySuggest ? '' : barred.reason
  const handover = useHandover(options, values)
  const saving = useSaving(options, store, values, handover, path, bringTogether)
  const { state, dispatch } = store
  const { form, pending, draft, recovered, beside, updateBeside, hasChanges, show, put, restoreDraft, discard } = values

  const check: RecordForm<Input, Rec>['check'] = async () => {
    const checked = readOnly === '' || maySuggest ? await saving.check() : undefined
    return checked && { values: checked, version: store.now().version ?? 0 }
  }
  const refuse: RecordForm<Input, Rec>['refuse'] = (error, tryAgain) => saving.refuse(error, false, tryAgain)
  const saveAsChange = useSaveAsChange(options, values, { record: state.record, check, refuse, handover })

  /** Contributors cannot save a live record; for them saving is suggesting a change. */
  async function save({ isQuiet = false, isLeaving = false }: SaveOptions = {}): Promise<Rec | undefined> {
    if (readOnly === '') return saving.save({ isQuiet })
    if (isQuiet) return undefined
    if (!maySuggest) notify.error(readOnly)
    else if (await saveAsChange({ title: '', publishAt: null }, isLeaving)) return state.record
    return undefined
  }
  useScreenKeys([['mod+S', () => void save()]])

  function take(next: Rec): void {
    show(next)
    dispatch({ type: 'decided' })
    onReplaced?.(inputOf(next, empty))
  }

  function accept(next: Rec): void {
    // An autosave in the meantime is newer.
    if (next.version < (store.now().version ?? 0)) return
    if (hasChanges()) rebase(next)
    else take(next)
  }

  const { revert, undoRevert } = useRevert(store, values, path, take)
  return {
    form,
    pending,
    resource,
    draft,
    recovered,
    beside,
    updateBeside,
    change,
    mergeGroups,
    schema: options.schema,
    record: state.record,
    isDirty: state.isDirty,
    isSaving: state.saving !== undefined,
    isQuiet: state.saving === 'autosave',
    savedAt: state.savedAt,
    isStoredLocally: state.isStoredLocally,
    failure: state.failure,
    conflict: state.conflict,
    merged: state.merged,
    isBehind: state.isBehind,
    readOnly,
    maySuggest,
    setReadOnly: (reason, may) =>
      setBarred((now) => (now.reason === reason && now.maySuggest === may ? now : { reason, maySuggest: may })),
    catchUp,
    hasChanges,
    save,
    saveAsChange,
    writeAlone: saving.writeAlone,
    check,
    refuse,
    put,
    restoreDraft,
    discard,
    take,
    accept,
    revert,
    undoRevert,
    decide: async (decided) => {
      if (decide(decided)) await save()
    },
    closeConflict: () => dispatch({ type: 'conflictClosed' }),
    closeMerged: () => dispatch({ type: 'mergedClosed' }),
  }
}
