import { use, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, isAbort, isNotFound } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { storeAsLiveDraft } from '#features/waiting-changes/ui/gone-change.ts'
import { BREAKS_CHANGE, isBreakingWanted } from '#features/waiting-changes/ui/breaks-change.ts'
import { changedQuery } from '#features/waiting-changes/ui/queries.ts'
import { draftPlace } from '#ui/admin/form/draft-store.ts'
import { OpenFormContext } from '#ui/admin/form/open-form.ts'
import type { RecordFormOptions, SaveOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf, filledByServer } from '#ui/admin/form/record-input.ts'
import { showFirstError } from '#ui/admin/form/show-first-error.ts'
import type { Outcome } from '#ui/admin/form/use-conflict.ts'
import { useCreate } from '#ui/admin/form/use-create.ts'
import type { FormStore } from '#ui/admin/form/use-form-state.ts'
import type { FormValues } from '#ui/admin/form/use-form-values.ts'
import { useRetries } from '#ui/admin/form/use-retries.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { invalidateFacts } from '#features/facts/ui/use-facts.ts'
import { invalidateRecords, recordQuery } from '#ui/admin/records/queries.ts'
import { createPathOf, editPathOf, type RecordBase } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#ui/admin/user.ts'

const CHECK_FIELDS = 'Please check the marked fields.'
const ONLINE_AGAIN = 'The line is back. What you typed since is kept in this browser only.'

interface Sent<Input> {
  values: Input
  changes: number
}

/** Validates the values, sends them, one save at a time, and shows the outcome. */
export function useSaving<Input extends object, Rec extends RecordBase & Input>(
  { resource, record: first, schema, objections, empty, beforeSave, path: ownPath }: RecordFormOptions<Input, Rec>,
  { state, now, dispatch }: FormStore<Input, Rec>,
  { form, pending, draft, liveVersion, hasChanges, settle, show }: FormValues<Input, Rec>,
  path: () => string,
  bringTogether: (error: ApiError, isQuiet: boolean) => Promise<Outcome<Rec>>,
) {
  const { collection } = resource
  const navigate = useNavigate()
  const location = useLocation()
  const { newId, moveTo } = use(OpenFormContext)
  const id = first?.id ?? newId
  const create = useCreate<Input, Rec>(collection, id)
  const underWay = useRef<Promise<Rec | undefined> | undefined>(undefined)
  /** The change counter at the time a requested save did not reach the server. */
  const unsent = useRef<number>(undefined)
  /** Whether the last save that was asked for is a small correction. */
  const isSmallSave = useRef(false)

  async function send(values: Input, isQuiet: boolean, isBreaking: boolean): Promise<Rec> {
    if (now().record === undefined) return create(values)
    const isAsked = !isQuiet && !isBreaking && !now().change && resource.hasChanges === true
    const how = [
      ...(isQuiet ? ['quiet=true'] : isSmallSave.current ? ['small=true'] : []),
      ...(isAsked ? ['keepsChanges=true'] : []),
    ]
    const query = how.length > 0 ? `?${how.join('&')}` : ''
    return api<Rec>('PUT', path() + query, { body: { ...values, version: now().version }, isQuiet: true })
  }

  /** Returns valid values; undefined when they are invalid, and the form shows why. */
  async function check(isQuiet = false): Promise<Input | undefined> {
    // An autosave commits nothing: incomplete input is neither finished nor an error yet.
    const isComplete = isQuiet || (await pending.commit())
    beforeSave?.()
    const values = form.getValues()
    const errors = { ...toFormErrors(objections?.(values, now().record) ?? []), ...zodErrors(schema, values) }
    if (!isQuiet) form.setErrors(errors)
    return isComplete && Object.keys(errors).length === 0 ? values : refuseFields(isQuiet)
  }

  /** With `isBreaking`, also what keeps a waiting change from being published as it is. */
  async function saveNow(isQuiet: boolean, isBreaking = false): Promise<Rec | undefined> {
    if (!isQuiet) dispatch({ type: 'saving', isQuiet })
    try {
      const values = await check(isQuiet)
      if (!values) return undefined
      const sent = { values, changes: now().changes }
      dispatch({ type: 'saving', isQuiet })
      const saved = await send(values, isQuiet, isBreaking)
      finish(saved, sent, isQuiet)
      dispatch({ type: 'done' })
      return saved
    } catch (error) {
      dispatch({ type: 'done' })
      return explain(error, isQuiet)
    }
  }

  function refuseFields(isQuiet: boolean): undefined {
    dispatch({ type: 'incomplete', isQuiet, message: CHECK_FIELDS })
    if (isQuiet) return
    notify.error(CHECK_FIELDS)
    showFirstError()
  }

  function finish(saved: Rec, sent: Sent<Input>, isQuiet: boolean): void {
    const { record: before, change, isNew } = now()
    if (!isQuiet) notify.success(isNew ? SUCCESS.completed : SUCCESS.updated)
    const { queryKey } = change ? changedQuery<Rec>(collection, id, change) : recordQuery<Rec>(collection, id)
    // Before the record is cached: it is current.
    void invalidateRecords(collection)
    if (!isQuiet) void invalidateFacts()
    queryClient.setQueryData<Rec>(queryKey, saved)
    dispatch({ type: 'saved', at: new Date(), isQuiet })
    beforeSave?.()
    const isTypedSince = now().changes !== sent.changes
    if (isTypedSince) dispatch({ type: 'known', record: saved, values: sent.values })
    else if (isQuiet) settleQuietly(saved, sent)
    else show(saved)
    if (before) return
    if (isTypedSince) draft.moveTo(draftPlace(collection, id), { version: saved.version })
    // Whoever has gone elsewhere meanwhile is not brought back.
    if (window.location.pathname === createPathOf(resource)) void moveTo({ id })
  }

  /** The user is typing: a trailing space that the server trims must not vanish under the caret. */
  function settleQuietly(saved: Rec, sent: Sent<Input>): void {
    dispatch({ type: 'known', record: saved })
    const made = filledByServer(sent.values, inputOf(saved, empty))
    if (Object.keys(made).length > 0) form.setValues(made)
    settle()
  }

  async function explain(error: unknown, isQuiet: boolean): Promise<Rec | undefined> {
    if (isAbort(error)) return undefined
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'VERSION_CONFLICT' && now().record) return afterConflict(error, isQuiet)
    if (error.code === BREAKS_CHANGE) return (await isBreakingWanted(error)) ? saveNow(isQuiet, true) : undefined
    if (error.status === 404 && now().record && !ownPath) return afterDeletion(error, isQuiet)
    return refuse(error, isQuiet)
  }

  /** The record is gone, or only the change of it that is edited. Nothing that was typed is. */
  async function afterDeletion(refusal: ApiError, isQuiet: boolean): Promise<undefined> {
    const read = queryClient.fetchQuery({ ...recordQuery<Rec>(collection, id), staleTime: 0 })
    const live = await read.then(
      () => 'there' as const,
      (error: unknown) => (isNotFound(error) ? 'deleted' : 'unknown'),
    )
    if (live === 'deleted') {
      dispatch({ type: 'gone' })
      notify.error(`This ${resource.one} was deleted.`)
      return undefined
    }
    if (live === 'unknown' || !now().change || !keepForLive()) return refuse(refusal, isQuiet)
    notify.error(refusal.message)
    settle()
    await navigate(editPathOf(resource, id), { replace: true, state: location.state })
  }

  /** A change that was published or discarded cannot be saved any more: its text becomes a draft of the live record. */
  function keepForLive(): boolean {
    const base = { version: 0, liveVersion: liveVersion.current }
    const typed = { values: form.getValues(), typedAt: new Date().toISOString(), by: currentUser().id }
    return storeAsLiveDraft(collection, id, { ...typed, ...base })
  }

  /** Shows why the server refused. Actions other than a plain save bring their own retry. */
  function refuse(error: ApiError, isQuiet = false, tryAgain?: () => void): undefined {
    const { message, fields } = error
    const before = now().failure
    const isUnreached = error.isUnreached && !tryAgain
    unsent.current = isUnreached && !isQuiet ? now().changes : undefined
    const failure = {
      message,
      isInFields: fields.length > 0,
      ...(isUnreached ? { attempts: (before?.attempts ?? 0) + 1 } : {}),
      ...(isUnreached && !navigator.onLine ? { offlineSince: before?.offlineSince ?? new Date() } : {}),
      ...(tryAgain ? { tryAgain } : {}),
    }
    dispatch({ type: 'refused', isQuiet, failure })
    if (fields.length > 0) {
      form.setErrors(toFormErrors(fields))
      // During an autosave somebody is typing elsewhere.
      if (!isQuiet) showFirstError()
    }
    const isKnown = isUnreached && before?.attempts !== undefined
    if (!isQuiet && !isKnown && error.status !== 401) notify.error(message)
  }

  async function afterConflict(refusal: ApiError, isQuiet: boolean): Promise<Rec | undefined> {
    try {
      const outcome = await bringTogether(refusal, isQuiet)
      if (outcome.is === 'undecided') return undefined
      if (outcome.is === 'saved') {
        finish(outcome.record, { values: form.getValues(), changes: now().changes }, isQuiet)
        return outcome.record
      }
    } catch (error) {
      return explain(error, isQuiet)
    }
    return saveNow(isQuiet)
  }

  function begin(isQuiet: boolean): Promise<Rec | undefined> {
    underWay.current = saveNow(isQuiet).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  /** One save in flight: further calls wait for it, and save again only if it did not include everything. */
  async function save({ isQuiet = false, isSmall = false, isAgain = false }: SaveOptions = {}): Promise<
    Rec | undefined
  > {
    if (!isQuiet && !isAgain) isSmallSave.current = isSmall
    if (!underWay.current) return begin(isQuiet)
    const saved = await underWay.current
    // An autosave that was under way does not count as the creation that was asked for.
    if (isQuiet || (saved && !hasChanges() && !now().isNew)) return saved
    return underWay.current ?? begin(false)
  }

  /**
   * Another write of the record, such as a restore, counts as a save: it starts from the version of the one under way,
   * and neither an autosave nor a colleague's change is mixed into it.
   */
  async function writeAlone(write: (record: Rec) => Promise<Rec | undefined>): Promise<Rec | undefined> {
    await underWay.current
    const { record } = now()
    if (!record) return undefined
    dispatch({ type: 'saving', isQuiet: false })
    underWay.current = write(record).finally(() => {
      underWay.current = undefined
      dispatch({ type: 'done' })
    })
    return underWay.current
  }

  // Not if more was typed since, or readers might get half a sentence.
  useRetries(state.failure, () => {
    if (unsent.current === undefined) return
    beforeSave?.()
    if (unsent.current === now().changes) void save({ isAgain: true })
    else if (state.failure?.offlineSince) dispatch({ type: 'online', message: ONLINE_AGAIN })
  })

  return { save, check, refuse, writeAlone }
}
