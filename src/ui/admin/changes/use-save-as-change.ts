import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newId } from '#shared/id.ts'
import { isSame } from '#shared/is-same.ts'
import { withChange } from '#shared/waiting-change.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { changedQuery, type ChangePlan, changesPath, type WaitingChange } from '#ui/admin/changes/queries.ts'
import { draftKey, draftPlace, writeDraft } from '#ui/admin/form/draft-store.ts'
import type { RecordForm, RecordFormOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import type { FormValues } from '#ui/admin/form/use-form-values.ts'
import type { HandoverTo } from '#ui/admin/form/use-handover.ts'
import { invalidateRecords } from '#ui/admin/records/queries.ts'
import { editPathOf, type RecordBase } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#ui/admin/user.ts'

interface SavedWith<Input extends object, Rec> extends Pick<RecordForm<Input, Rec>, 'record' | 'check' | 'refuse'> {
  handover: HandoverTo<Input>
}

/** Saves the input as a waiting change and continues in its form; the live record stays unchanged. */
export function useSaveAsChange<Input extends object, Rec extends RecordBase & Input>(
  { resource, mergeGroups = [], empty, untilFree }: RecordFormOptions<Input, Rec>,
  { form, hasChanges, discard }: FormValues<Input, Rec>,
  { record, check, refuse, handover }: SavedWith<Input, Rec>,
) {
  const { collection } = resource
  const navigate = useNavigate()
  const location = useLocation()
  /**
   * A retry has the same idempotency key, because the response may have been lost; after more typing it is another
   * change.
   */
  const unanswered = useRef<{ body: object; key: string }>(undefined)
  const underWay = useRef(false)

  /** The form is left: what was typed while the request was under way waits as a draft of the new change. */
  function keepTypedSince(live: Rec, { id, version }: WaitingChange, sent: Input): void {
    hasChanges()
    const values = form.getValues()
    if (!isSame(values, sent)) {
      const key = draftKey(draftPlace(collection, live.id, id), newId())
      const typedAt = new Date().toISOString()
      const versions = { version: live.version + version, liveVersion: live.version }
      writeDraft(key, { values, ...versions, typedAt, by: currentUser().id })
    }
    discard()
  }

  /** Navigates to the form of the change, which is there at once: a skeleton would swallow what is being typed. */
  async function moveOn(live: Rec, change: WaitingChange, sent: Input): Promise<void> {
    const { values } = withChange(inputOf(live, empty), change, mergeGroups)
    const { queryKey } = changedQuery<Rec>(collection, live.id, change.id)
    queryClient.setQueryData<Rec>(queryKey, { ...live, ...values, version: live.version + change.version })
    handover.start(draftPlace(collection, live.id, change.id), sent)
    discard()
    const to = `${editPathOf(resource, live.id)}?change=${change.id}`
    await navigate(to, { state: location.state, preventScrollReset: true })
  }

  return async function saveAsChange(plan: ChangePlan, isLeaving = false): Promise<WaitingChange | undefined> {
    if (underWay.current) handover.passSave()
    if (!record || underWay.current) return undefined
    if (!hasChanges()) {
      notify.info('Nothing is changed.')
      return undefined
    }
    underWay.current = true
    try {
      const checked = await check()
      if (!checked) return undefined
      handover.expect(true)
      const body = { ...plan, ...checked }
      const key = unanswered.current && isSame(unanswered.current.body, body) ? unanswered.current.key : newId()
      unanswered.current = { body, key }
      const path = changesPath(collection, record.id)
      const change = await api<WaitingChange>('POST', path, { body, idempotencyKey: key, isQuiet: true })
      unanswered.current = undefined
      notify.success(SUCCESS.completed)
      // Before the changed record is cached: it is current.
      void invalidateRecords(collection)
      if (!isLeaving) await untilFree?.()
      if (isLeaving || handover.isLeft()) keepTypedSince(record, change, checked.values)
      else await moveOn(record, change, checked.values)
      return change
    } catch (error) {
      handover.takeSave()
      if (isAbort(error)) return undefined
      if (!(error instanceof ApiError)) throw error
      if (error.isRefusal) unanswered.current = undefined
      refuse(error, () => void saveAsChange(plan))
      return undefined
    } finally {
      handover.expect(false)
      underWay.current = false
    }
  }
}
