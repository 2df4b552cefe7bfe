import { use, useRef } from 'react'
import * as m from '#records/admin/changes/messages.ts'
import { newId } from '#shared/id.ts'
import { isSame } from '#shared/is-same.ts'
import { withChange } from '#records/changes/waiting-change.ts'
import { ApiError, isAbort } from '#records/admin/api/api-error.ts'
import { createChange } from '#records/admin/any-record.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { ChangePlan, WaitingChange } from '#records/changes/schema.ts'
import { changedQuery } from '#records/admin/changes/queries.ts'
import { draftPlace } from '#records/admin/form/draft-store.ts'
import { OpenFormContext } from '#records/admin/form/open-form.ts'
import type { FormValues } from '#records/admin/form/form-values.ts'
import type { RecordFormOptions } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import type { Drafts } from '#records/admin/form/use-draft.ts'
import type { FormStore } from '#records/admin/form/use-form-state.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { editPathOf, type RecordBase } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface Sent<Input> {
  values: Input
  edits: number
}

interface Saving<Input> {
  moveDraft: Drafts<Input>['moveTo']
  validate: () => Promise<Input | undefined>
  refuse: (error: ApiError, isQuiet: boolean, tryAgain: () => void) => void
}

/** Saves the input as a waiting change, which is edited from then on; the live record stays unchanged. */
export function useSaveAsChange<Input extends object, Rec extends RecordBase & Input>(
  { resource, mergeGroups = [], empty }: RecordFormOptions<Input, Rec>,
  { now, dispatch }: FormStore<Input, Rec>,
  { hasChanges, settle }: FormValues<Input, Rec>,
  { moveDraft, validate, refuse }: Saving<Input>,
) {
  const { collection } = resource
  const { moveTo } = use(OpenFormContext)
  /** A retry has the same idempotency key, as the response may have been lost; after more typing it has another. */
  const unanswered = useRef<{ body: object; key: string }>(undefined)
  const underWay = useRef<Promise<WaitingChange | undefined>>(undefined)

  /** From now on the form edits the change. What was typed while the request was under way is not saved in it yet. */
  function edit(live: Rec, change: WaitingChange, sent: Sent<Input>): void {
    const { id } = change
    const { values } = withChange(inputOf(live, empty), change, mergeGroups)
    const record = { ...live, ...values, version: live.version + change.version }
    queryClient.setQueryData<Rec>(changedQuery<Rec>(collection, live.id, id).queryKey, record)
    const isAll = !hasChanges() || now().edits === sent.edits
    if (!isAll) moveDraft(draftPlace(collection, live.id, id), { version: record.version, liveVersion: live.version })
    dispatch({ type: 'becameChange', change: id, record, values: sent.values })
    if (isAll) settle()
  }

  async function send(plan: ChangePlan, isLeaving: boolean): Promise<WaitingChange | undefined> {
    const { record } = now()
    if (!record) return undefined
    if (!hasChanges()) {
      notify.info(m.nothingIsChanged)
      return undefined
    }
    try {
      const values = await validate()
      if (!values) return undefined
      const sent = { values, edits: now().edits }
      const body = { ...plan, values, version: now().version ?? 0 }
      const key = unanswered.current && isSame(unanswered.current.body, body) ? unanswered.current.key : newId()
      unanswered.current = { body, key }
      const change = await createChange(collection, record.id, body, { idempotencyKey: key, isQuiet: true })
      unanswered.current = undefined
      notify.success(SUCCESS.completed)
      // Before the changed record is cached: it is current.
      void invalidateRecords(collection)
      edit(record, change, sent)
      // Whoever has gone elsewhere meanwhile is not brought back.
      if (!isLeaving && window.location.pathname === editPathOf(resource, record.id)) {
        void moveTo({ id: record.id, change: change.id })
      }
      return change
    } catch (error) {
      if (isAbort(error)) return undefined
      if (!(error instanceof ApiError)) throw error
      if (error.isRefusal) unanswered.current = undefined
      refuse(error, false, () => void start(plan, isLeaving))
      return undefined
    }
  }

  function start(plan: ChangePlan, isLeaving: boolean): Promise<WaitingChange | undefined> {
    underWay.current ??= send(plan, isLeaving).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  return { start, underWay }
}
