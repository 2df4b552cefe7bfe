import { use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as m from '#records/admin/form/messages.ts'
import { isBreakingWanted } from '#records/admin/changes/breaks-change.ts'
import { storeAsLiveDraft } from '#records/admin/changes/gone-change.ts'
import { changedQuery } from '#records/admin/changes/queries.ts'
import { isNotFound } from '#records/admin/api/api-error.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { draftPlace } from '#records/admin/form/draft-store.ts'
import { OpenFormContext } from '#records/admin/form/open-form.ts'
import type { SavedForm } from '#records/admin/form/saved-form.ts'
import type { SaveEffects } from '#records/admin/form/saving.ts'
import { showFirstError } from '#records/admin/form/show-first-error.ts'
import type { useFormValues } from '#records/admin/form/use-form-values.ts'
import { invalidateDerived, invalidateRecords, recordQuery } from '#records/admin/queries.ts'
import { createPathOf, editPathOf, type RecordBase } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser } from '#records/admin/api/user.ts'

export function useSaveEffects<Input extends object, Rec extends RecordBase & Input>(
  { options: { resource }, id, store: { now, dispatch }, values }: SavedForm<Input, Rec>,
  { moveDraft, liveVersion }: Pick<ReturnType<typeof useFormValues<Input, Rec>>, 'moveDraft' | 'liveVersion'>,
): SaveEffects<Rec> {
  const { collection, words } = resource
  const navigate = useNavigate()
  const location = useLocation()
  const { moveTo } = use(OpenFormContext)

  const onSaved: SaveEffects<Rec>['onSaved'] = (record, { isQuiet, isNew, isCreated, isTypedSince }) => {
    if (!isQuiet) notify.success(isNew ? SUCCESS.completed : SUCCESS.updated)
    const { change } = now()
    const { queryKey } = change ? changedQuery<Rec>(collection, id, change) : recordQuery<Rec>(collection, id)
    // Before the record is cached: it is current.
    void invalidateRecords(collection)
    if (!isQuiet) void invalidateDerived()
    queryClient.setQueryData<Rec>(queryKey, record)
    if (!isCreated) return
    if (isTypedSince) moveDraft(draftPlace(collection, id), { version: record.version })
    // Whoever has gone elsewhere meanwhile is not brought back.
    if (window.location.pathname === createPathOf(resource)) void moveTo({ id })
  }

  /** Returns what is known of the live record after a 404. */
  const lookForLive = () =>
    queryClient.fetchQuery({ ...recordQuery<Rec>(collection, id), staleTime: 0 }).then(
      () => 'there' as const,
      (error: unknown) => (isNotFound(error) ? 'deleted' : 'unknown'),
    )

  /** A change that was published or discarded cannot be saved any more: its text becomes a draft of the live record. */
  function keepForLive(): boolean {
    const base = { version: 0, liveVersion: liveVersion.current }
    const typed = { values: values.form.getValues(), typedAt: new Date().toISOString(), by: currentUser().id }
    return storeAsLiveDraft(collection, id, { ...typed, ...base })
  }

  const onMissing: SaveEffects<Rec>['onMissing'] = async ({ message }) => {
    const live = await lookForLive()
    if (live === 'deleted') {
      dispatch({ type: 'deleted' })
      notify.error(m.wasDeleted({ noun: words.one }))
      return true
    }
    if (live === 'unknown' || !now().change || !keepForLive()) return false
    notify.error(message)
    values.settle()
    await navigate(editPathOf(resource, id), { replace: true, state: location.state })
    return true
  }

  return {
    onSaved,
    onMissing,
    isBreakingWanted,
    onInvalid: (message) => {
      notify.error(message)
      showFirstError()
    },
    onRefused: ({ message, fields, status }, { isKnown }) => {
      if (fields.length > 0) showFirstError()
      if (!isKnown && status !== 401) notify.error(message)
    },
  }
}
