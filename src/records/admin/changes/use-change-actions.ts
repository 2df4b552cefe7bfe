import { useState } from 'react'
import * as m from '#records/admin/changes/messages.ts'
import { type Decide, differingUnits, type MergeGroups } from '#shared/merge.ts'
import { withChange } from '#records/changes/waiting-change.ts'
import { ApiError, isAbort } from '#records/admin/api/api-error.ts'
import { api, notifyOfError } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { ChangePlan, WaitingChange } from '#records/changes/schema.ts'
import { changesQuery } from '#records/admin/changes/queries.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import type { Conflict } from '#records/admin/form/conflict.ts'
import { changedSince } from '#records/admin/form/conflict-words.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { toFormErrors } from '#records/admin/form/form-errors.ts'
import { invalidateRecords, recordQuery } from '#records/admin/queries.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { currentUser, isEditor } from '#records/admin/api/user.ts'
import { decideChange, publishChange } from '#records/admin/any-record.ts'

export const nameOfChange = ({ title, authorName }: WaitingChange) => title || m.changeOf({ name: authorName })

/** Contributors may discard only their own changes, and none that an editor has scheduled. */
export const mayDiscard = ({ authorId, publishAt }: WaitingChange) =>
  isEditor() || (authorId === currentUser().id && publishAt === null)

export const countOfFields = ({ base, data }: WaitingChange, mergeGroups: MergeGroups) =>
  m.fields({ count: differingUnits(data, base, mergeGroups).length })

export function useChangeActions<Input extends object, Rec extends RecordBase & Input>(
  { resource, merge: { groups: mergeGroups }, form }: Pick<RecordForm<Input, Rec>, 'resource' | 'merge' | 'form'>,
  recordId: string,
  /** With the record as it is published, if it is known. */
  onGone: (published?: Rec) => void,
) {
  const { collection } = resource
  const [deciding, setDeciding] = useState<{ change: WaitingChange; conflict: Conflict<Input, Rec> }>()
  const one = `/${collection}/{id}/changes/{changeId}` as const
  const paramsOf = ({ id }: WaitingChange) => ({ id: recordId, changeId: id })

  async function readBoth({ id }: WaitingChange) {
    const [live, changes] = await Promise.all([
      queryClient.fetchQuery({ ...recordQuery<Rec>(collection, recordId), staleTime: 0 }),
      queryClient.fetchQuery({ ...changesQuery(collection, recordId), staleTime: 0 }),
    ])
    return { live, change: changes.find((each) => each.id === id) }
  }

  /** Without a conflict left, an overdue change may be published by the schedule first. */
  async function publish(seen: WaitingChange, isDecided = false): Promise<void> {
    let published: Rec | undefined
    try {
      published = await publishChange<Rec>(collection, paramsOf(seen), { version: seen.version }, { isQuiet: true })
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) throw error
      const isPublished = error.status === 404 && isDecided && seen.publishAt !== null
      if (!isPublished) {
        if (error.code !== 'VERSION_CONFLICT' || !(await openConflict(seen))) notify.error(error.message)
        if (error.status === 404) await invalidateRecords(collection, seen.id)
        return
      }
    }
    notify.success(SUCCESS.updated)
    onGone(published)
    await invalidateRecords(collection, seen.id)
  }

  /** Asked when a key publishes it: whoever means to save it presses the same key elsewhere. */
  const isPublishingWanted = (change: WaitingChange) =>
    confirm({
      title: m.publishTitle({ name: nameOfChange(change) }),
      body: m.seenAtOnce(),
      action: m.publishNow(),
      isAnsweredByKey: true,
    })

  /** Publishes what the form has just saved; the version is that of the change and the live record together. */
  async function publishSaved(seen: WaitingChange, version: number): Promise<void> {
    const { live, change } = await readBoth(seen)
    await publish(change && live.version + change.version === version ? change : seen)
  }

  /** Returns whether there is a conflict to decide. */
  async function openConflict(seen: WaitingChange): Promise<boolean> {
    const { live, change } = await readBoth(seen)
    if (!change) return false
    const input = inputOf(live, form.getValues())
    const { values: mine, ...merge } = withChange(input, change, mergeGroups)
    if (merge.conflicting.length === 0) return false
    const base = { ...input, ...change.base }
    setDeciding({
      change,
      conflict: { base, theirs: live, input, mine, words: changedSince(resource.words.one), ...merge },
    })
    return true
  }

  async function decide(decision: Decide): Promise<void> {
    if (!deciding) return
    const { change, conflict } = deciding
    const body = {
      values: withChange(conflict.input, change, mergeGroups, decision).values,
      version: conflict.theirs.version + change.version,
      decided: conflict.conflicting.map(({ name }) => name),
    }
    setDeciding(undefined)
    try {
      await publish(await decideChange(collection, paramsOf(change), body, { isQuiet: true }), true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Saved again meanwhile: the conflict is shown again with the current values.
      if (error.code !== 'VERSION_CONFLICT' || !(await openConflict(change))) notify.error(error.message)
    }
  }

  /** Returns whether it succeeded. */
  async function plan(change: WaitingChange, given: ChangePlan): Promise<boolean> {
    try {
      await api.put(one, { params: paramsOf(change), body: { ...given, version: change.version } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.setErrors(toFormErrors(error.fields))
      return false
    }
    notify.success(SUCCESS.updated)
    await invalidateRecords(collection)
    return true
  }

  /** Asks about the change as it is now: a colleague may have saved more into it since it was read. */
  async function discard(seen: WaitingChange): Promise<void> {
    const { change = seen } = await readBoth(seen)
    const isWanted = await confirm({
      title: m.discardTitle({ name: nameOfChange(change) }),
      body: m.discardNote({ fields: countOfFields(change, mergeGroups), name: change.authorName }),
      action: m.discard(),
      isDangerous: true,
    })
    if (!isWanted) return
    try {
      await api.delete(one, { params: paramsOf(change), query: { version: change.version }, isQuiet: true })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT')) {
        notifyOfError(error)
        throw error
      }
      notify.warning(m.savedInBetween)
      await discard(change)
      return
    }
    notify.success(SUCCESS.deleted)
    onGone()
    await invalidateRecords(collection, change.id)
  }

  return {
    publish,
    isPublishingWanted,
    publishSaved,
    plan,
    discard,
    dialog: {
      conflict: deciding?.conflict,
      decide,
      closeConflict: () => setDeciding(undefined),
    },
  }
}
