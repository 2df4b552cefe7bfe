import { use, useState } from 'react'
import type { ChangePlan, WaitingChange } from '#features/waiting-changes/shared/schema.ts'
import { changePath } from '#features/waiting-changes/ui/queries.ts'
import { useSaveAsChange } from '#features/waiting-changes/ui/use-save-as-change.ts'
import { OpenFormContext } from '#ui/admin/form/open-form.ts'
import { firstState } from '#ui/admin/form/form-state.ts'
import type { RecordForm, RecordFormOptions, SaveOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { useConflict } from '#ui/admin/form/use-conflict.ts'
import { useFormState } from '#ui/admin/form/use-form-state.ts'
import { useFormValues } from '#ui/admin/form/use-form-values.ts'
import { useRevert } from '#ui/admin/form/use-revert.ts'
import { useSaving } from '#ui/admin/form/use-saving.ts'
import { isLive, type RecordBase, type Resource } from '#ui/admin/records/resource.ts'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import { notify } from '#ui/admin/toasts.tsx'
import { isEditor, mayWrite } from '#ui/admin/user.ts'

const OPEN = { reason: '', maySuggest: false }

/**
 * What is certain before the server has answered: contributors save posts only, and only what no reader sees, now or
 * by a schedule. Whose a draft is the server knows.
 */
function firstAccess({
  resource,
  record,
  change,
}: {
  resource: Resource
  record: (RecordBase & { isActive?: boolean; publishAt?: string | null }) | undefined
  change?: string | undefined
}) {
  const maySave =
    !record || change || isEditor() || (mayWrite(resource) && !isLive(record) && !record.isDeleted && !record.publishAt)
  return maySave
    ? OPEN
    : {
        reason: `Only an editor saves this ${resource.one}.`,
        maySuggest: resource.hasChanges === true && !record.isDeleted,
      }
}

const goneWords = ({ one }: Resource, isTyped: boolean) =>
  `This ${one} was deleted.${isTyped ? ' What you typed is kept in this browser: copy from here what you need.' : ''}`

/** The form of one record: validated, saved one at a time, and no input is ever lost. */
export function useRecordForm<Input extends object, Rec extends RecordBase & Input>(
  options: RecordFormOptions<Input, Rec>,
): RecordForm<Input, Rec> {
  const { resource, record: first, mergeGroups = [], empty, onReplaced } = options
  const { collection } = resource
  const { newId } = use(OpenFormContext)
  const id = first?.id ?? newId
  const store = useFormState<Input, Rec>(() => firstState(first, first ? inputOf(first, empty) : empty, options.change))
  const { state, dispatch } = store
  const { change } = state
  /** Read when it is needed: the form may have become that of a change. */
  const path = () => {
    const { change: edited } = store.now()
    return options.path ?? (edited ? `${changePath(collection, id, edited)}/record` : `/${collection}/${id}`)
  }
  const values = useFormValues(options, store)
  const { bringTogether, catchUp, rebase, decide } = useConflict(options, store, values, path)
  const [barred, setBarred] = useState(() => ({ ...firstAccess(options), change }))
  // The form may have become that of a change, which is the user's own until the server says otherwise.
  const access = barred.change === change ? barred : OPEN
  const { reason: readOnly, maySuggest } = state.isGone
    ? { reason: goneWords(resource, state.isDirty), maySuggest: false }
    : access
  const [isSuggesting, setSuggesting] = useState(false)
  const saving = useSaving(options, store, values, path, bringTogether)
  const { form, pending, draft, recovered, beside, updateBeside, hasChanges, show, put, restoreDraft, discard } = values

  const check: RecordForm<Input, Rec>['check'] = async () => {
    const checked = readOnly === '' || maySuggest ? await saving.check() : undefined
    return checked && { values: checked, version: store.now().version ?? 0 }
  }
  const refuse: RecordForm<Input, Rec>['refuse'] = (error, tryAgain) => saving.refuse(error, false, tryAgain)
  const changing = useSaveAsChange(options, store, values, { check, refuse })

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
      if (!hasChanges()) return store.now().record
    }
    if (readOnly === '' || store.now().change !== change) return saving.save(how)
    if (how.isQuiet) return undefined
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
    record: state.record,
    isNew: state.isNew,
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
    // What was typed, or restored from a draft, can be written on.
    isLocked: readOnly !== '' && !(maySuggest && (isSuggesting || state.isDirty)),
    suggest: () => setSuggesting(true),
    setReadOnly: (reason, may) => {
      // Heard every few seconds, mostly the same.
      if (barred.reason !== reason || barred.maySuggest !== may || barred.change !== change) {
        setBarred({ reason, maySuggest: may, change })
      }
    },
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
    decide: async (decision) => {
      if (decide(decision)) await save({ isAgain: true })
    },
    closeConflict: () => dispatch({ type: 'conflictClosed' }),
    closeMerged: () => dispatch({ type: 'mergedClosed' }),
  }
}
