import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newId } from '#shared/id.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { type ChangePlan, changesPath, type WaitingChange } from '#ui/admin/changes/queries.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'
import { readAgain } from '#ui/admin/records/queries.ts'
import { editPathOf, type RecordBase } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** Keeps what is typed beside the live record and goes on with it there; the form of the live one is as it was. */
export function useSaveAsChange<Input extends object, Rec extends RecordBase & Input>({
  record,
  resource,
  hasChanges,
  check,
  refuse,
  discard,
}: RecordForm<Input, Rec>) {
  const navigate = useNavigate()
  const location = useLocation()
  /** The same until it is stored: an answer may have been lost. */
  const idempotencyKey = useRef(newId())
  const underWay = useRef(false)

  return async (plan: ChangePlan): Promise<WaitingChange | undefined> => {
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
      const key = idempotencyKey.current
      const path = changesPath(resource.collection, record.id)
      const change = await api<WaitingChange>('POST', path, { body, idempotencyKey: key, isQuiet: true })
      idempotencyKey.current = newId()
      notify.success(SUCCESS.completed)
      discard()
      await readAgain(resource.collection)
      await navigate(`${editPathOf(resource, record.id)}?change=${change.id}`, { state: location.state })
      return change
    } catch (error) {
      if (isAbort(error)) return undefined
      if (!(error instanceof ApiError)) throw error
      if (error.isRefusal) idempotencyKey.current = newId()
      refuse(error)
      return undefined
    } finally {
      underWay.current = false
    }
  }
}
