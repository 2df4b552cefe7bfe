import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newId } from '#shared/id.ts'
import { isSame } from '#shared/is-same.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { type ChangePlan, changesPath, type WaitingChange } from '#ui/admin/changes/queries.ts'
import { draftKey, draftPlace, writeDraft } from '#ui/admin/form/draft-store.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'
import { invalidateRecords } from '#ui/admin/records/queries.ts'
import { editPathOf, type RecordBase } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#ui/admin/user.ts'

/** Saves the input as a waiting change and continues in its form; the live record stays unchanged. */
export function useSaveAsChange<Input extends object, Rec extends RecordBase & Input>({
  form,
  record,
  resource,
  hasChanges,
  check,
  refuse,
  discard,
}: Pick<RecordForm<Input, Rec>, 'form' | 'record' | 'resource' | 'hasChanges' | 'check' | 'refuse' | 'discard'>) {
  const navigate = useNavigate()
  const location = useLocation()
  /**
   * A retry has the same idempotency key, because the response may have been lost; after more typing it is another
   * change.
   */
  const unanswered = useRef<{ body: object; key: string }>(undefined)
  const underWay = useRef(false)

  /** What was typed while the request was under way waits as a draft of the new change. */
  function keepTypedSince(live: Rec, { id, version }: WaitingChange, sent: Input): void {
    hasChanges()
    const values = form.getValues()
    if (isSame(values, sent)) return
    const key = draftKey(draftPlace(resource.collection, live.id, id), newId())
    const typedAt = new Date().toISOString()
    const versions = { version: live.version + version, liveVersion: live.version }
    writeDraft(key, { values, ...versions, typedAt, by: currentUser().id })
  }

  return async function saveAsChange(plan: ChangePlan, isLeaving = false): Promise<WaitingChange | undefined> {
    if (!record || underWay.current) return undefined
    if (!hasChanges()) {
      notify.info('Nothing is changed.')
      return undefined
    }
    underWay.current = true
    try {
      const checked = await check()
      if (!checked) return undefined
      const body = { ...plan, ...checked }
      const key = unanswered.current && isSame(unanswered.current.body, body) ? unanswered.current.key : newId()
      unanswered.current = { body, key }
      const path = changesPath(resource.collection, record.id)
      const change = await api<WaitingChange>('POST', path, { body, idempotencyKey: key, isQuiet: true })
      unanswered.current = undefined
      notify.success(SUCCESS.completed)
      keepTypedSince(record, change, checked.values)
      discard()
      await invalidateRecords(resource.collection)
      if (!isLeaving) {
        await navigate(`${editPathOf(resource, record.id)}?change=${change.id}`, { state: location.state })
      }
      return change
    } catch (error) {
      if (isAbort(error)) return undefined
      if (!(error instanceof ApiError)) throw error
      if (error.isRefusal) unanswered.current = undefined
      refuse(error, () => void saveAsChange(plan))
      return undefined
    } finally {
      underWay.current = false
    }
  }
}
