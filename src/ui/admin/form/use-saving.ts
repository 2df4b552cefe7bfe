import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, isAbort, isNotFound, NO_CONNECTION } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { storeAsLiveDraft } from '#ui/admin/changes/gone-change.ts'
import { changedQuery } from '#ui/admin/changes/queries.ts'
import { draftPlace } from '#ui/admin/form/draft-store.ts'
import { storeAsNewDraft } from '#ui/admin/form/gone-record.ts'
import type { RecordFormOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf, filledByServer } from '#ui/admin/form/record-input.ts'
import { showFirstError } from '#ui/admin/form/show-first-error.ts'
import type { Outcome } from '#ui/admin/form/use-conflict.ts'
import { useCreate } from '#ui/admin/form/use-create.ts'
import type { FormStore } from '#ui/admin/form/use-form-state.ts'
import type { HandoverTo } from '#ui/admin/form/use-handover.ts'
import type { FormValues } from '#ui/admin/form/use-form-values.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { invalidateRecords, recordQuery } from '#ui/admin/records/queries.ts'
import { createPathOf, editPathOf, type RecordBase } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#ui/admin/user.ts'

const CHECK_FIELDS = 'Please check the marked fields.'
const ONLINE_AGAIN = 'The line is back. What you typed since is kept in this browser only.'

const savedNow = () => ({ type: 'saved', at: new Date() }) as const

interface Sent<Input> {
  values: Input
  changes: number
}

/** Validates the values, sends them, one save at a time, and shows the outcome. */
export function useSaving<Input extends object, Rec extends RecordBase & Input>(
  {
    resource,
    record: first,
    schema,
    objections,
    empty,
    beforeSave,
    untilFree,
    change,
    path: ownPath,
  }: RecordFormOptions<Input, Rec>,
  { now, dispatch }: FormStore<Input, Rec>,
  { form, pending, liveVersion, hasChanges, settle, show }: FormValues<Input, Rec>,
  handover: HandoverTo<Input>,
  path: string,
  bringTogether: (error: ApiError, isQuiet: boolean) => Promise<Outcome<Rec>>,
) {
  const { collection } = resource
  const navigate = useNavigate()
  const location = useLocation()
  const create = useCreate<Input, Rec>(collection)
  const underWay = useRef<Promise<Rec | undefined> | undefined>(undefined)
  /** The change counter at the time a requested save failed offline. */
  const unsent = useRef<number>(undefined)

  const send = (values: Input, isQuiet: boolean): Promise<Rec> =>
    now().record === undefined
      ? create(values)
      : api<Rec>('PUT', isQuiet ? `${path}?quiet=true` : path, {
          body: { ...values, version: now().version },
          isQuiet: true,
        })

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

  async function saveNow(isQuiet: boolean): Promise<Rec | undefined> {
    if (!isQuiet) dispatch({ type: 'saving', isQuiet })
    try {
      const values = await check(isQuiet)
      if (!values) return undefined
      const sent = { values, changes: now().changes }
      dispatch({ type: 'saving', isQuiet })
      const isNew = now().record === undefined
      const saved = await send(values, isQuiet)
      await finish(saved, sent, isQuiet)
      // A new record continues in a form of its own; until then, this one must stay locked.
      if (!isNew) dispatch({ type: 'done' })
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

  async function finish(saved: Rec, sent: Sent<Input>, isQuiet: boolean): Promise<void> {
    const isNew = now().record === undefined
    if (!isQuiet) notify.success(isNew ? SUCCESS.completed : SUCCESS.updated)
    const id = first?.id ?? saved.id
    const { queryKey } = change ? changedQuery<Rec>(collection, id, change) : recordQuery<Rec>(collection, id)
    // Before the record is cached: it is current, and the form of a new one does not wait for it.
    void invalidateRecords(collection)
    queryClient.setQueryData<Rec>(queryKey, saved)
    dispatch(savedNow())
    beforeSave?.()
    if (isNew) await moveOn(saved, sent)
    else if (now().changes !== sent.changes) dispatch({ type: 'known', record: saved, values: sent.values })
    else if (isQuiet) settleQuietly(saved, sent)
    else show(saved)
  }

  /** Navigates to the form of the created record. */
  async function moveOn(saved: Rec, sent: Sent<Input>): Promise<void> {
    handover.start(draftPlace(collection, saved.id), sent.values)
    await untilFree?.()
    beforeSave?.()
    settle()
    // Whoever has gone elsewhere meanwhile is not brought back.
    if (handover.isLeft()) return
    await navigate(editPathOf(resource, saved.id), { replace: true, state: location.state, preventScrollReset: true })
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
    if (error.status === 404 && change && (await isMovedToLive())) {
      notify.error(error.message)
      return undefined
    }
    if (error.status === 404 && first && !isQuiet && (await isMovedToNew(first.id))) {
      notify.error(`This ${resource.one} was deleted. What you typed can become a new one.`)
      return undefined
    }
    return refuse(error, isQuiet)
  }

  /** A change that was published or discarded cannot be saved any more: its text becomes a draft of the live record. */
  async function isMovedToLive(): Promise<boolean> {
    const id = first?.id ?? ''
    const hasLive = await queryClient.fetchQuery({ ...recordQuery<Rec>(collection, id), staleTime: 0 }).then(
      () => true,
      () => false,
    )
    const values = form.getValues()
    const draft = { values, version: 0, typedAt: new Date().toISOString(), by: currentUser().id }
    if (!hasLive || !storeAsLiveDraft(collection, id, { ...draft, liveVersion: liveVersion.current })) return false
    settle()
    await navigate(editPathOf(resource, id), { replace: true, state: location.state })
    return true
  }

  /** A deleted record cannot be saved any more: what was typed becomes a draft of a new one. */
  async function isMovedToNew(id: string): Promise<boolean> {
    // Without a screen for new ones.
    if (ownPath || resource.isOpenedInList) return false
    const read = queryClient.fetchQuery({ ...recordQuery<Rec>(collection, id), staleTime: 0 })
    const isGone = await read.then(() => false, isNotFound)
    const draft = { values: form.getValues(), version: 0, typedAt: new Date().toISOString(), by: currentUser().id }
    if (!isGone || !storeAsNewDraft(collection, draft)) return false
    settle()
    await navigate(createPathOf(resource), { replace: true, state: location.state })
    return true
  }

  /** Shows why the server refused. Actions other than a plain save bring their own retry. */
  function refuse(error: ApiError, isQuiet = false, tryAgain?: () => void): undefined {
    const { message, fields } = error
    const isOffline = error.code === NO_CONNECTION && !navigator.onLine && !tryAgain
    const offlineSince = now().failure?.offlineSince ?? new Date()
    unsent.current = isOffline && !isQuiet ? now().changes : undefined
    const failure = {
      message,
      isInFields: fields.length > 0,
      ...(isOffline ? { offlineSince } : {}),
      ...(tryAgain ? { tryAgain } : {}),
    }
    dispatch({ type: 'refused', isQuiet, failure })
    if (fields.length > 0) {
      form.setErrors(toFormErrors(fields))
      // During an autosave somebody is typing elsewhere.
      if (!isQuiet) showFirstError()
    }
    if (!isQuiet && error.status !== 401) notify.error(message)
  }

  async function afterConflict(refusal: ApiError, isQuiet: boolean): Promise<Rec | undefined> {
    try {
      const outcome = await bringTogether(refusal, isQuiet)
      if (outcome.is === 'undecided') return undefined
      if (outcome.is === 'saved') {
        await finish(outcome.record, { values: form.getValues(), changes: now().changes }, isQuiet)
        return outcome.record
      }
    } catch (error) {
      return explain(error, isQuiet)
    }
    return saveNow(isQuiet)
  }

  function begin(isQuiet: boolean): Promise<Rec | undefined> {
    // One that was left to the next form, which this one has not become.
    handover.takeSave()
    underWay.current = saveNow(isQuiet).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  /** One save in flight: further calls wait for it, and save again only if it did not include everything. */
  async function save({ isQuiet = false } = {}): Promise<Rec | undefined> {
    const isCreating = underWay.current !== undefined && now().record === undefined
    if (!isQuiet && (isCreating || handover.isDue())) handover.passSave()
    // The next form saves what was typed since; here a record would be created again, or a waiting change published.
    if (handover.isDue()) return undefined
    if (!underWay.current) return begin(isQuiet)
    const saved = await underWay.current
    if (isQuiet || now().record === undefined || (saved && !hasChanges())) return saved
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

  const saveIfLeftToThis = useEffectEvent(() => {
    if (handover.takeSave() && hasChanges()) void save()
  })
  useEffect(() => saveIfLeftToThis(), [])

  // Sent automatically once online; but not if more was typed since, or readers might get half a sentence.
  const sendAfterAll = useEffectEvent(() => {
    if (unsent.current === undefined || !now().failure?.offlineSince) return
    beforeSave?.()
    if (unsent.current === now().changes) void save()
    else dispatch({ type: 'online', message: ONLINE_AGAIN })
    unsent.current = undefined
  })
  useEffect(() => {
    window.addEventListener('online', sendAfterAll)
    return () => window.removeEventListener('online', sendAfterAll)
  }, [])

  return { save, check, refuse, writeAlone }
}
