import * as m from '#records/admin/form/messages.ts'
import { isSame } from '#shared/is-same.ts'
import { type Decide, mergeRecords, type Unit } from '#shared/merge.ts'
import type { ApiError } from '#records/admin/api/api-error.ts'
import { newToReaders } from '#records/changes/waiting-change.ts'
import { type Conflict, readConflict } from '#records/admin/form/conflict.ts'
import { savedMeanwhile } from '#records/admin/form/conflict-words.ts'
import { homeOf } from '#records/admin/form/home.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import type { SavedForm } from '#records/admin/form/saved-form.ts'
import { isLive, type RecordBase } from '#records/admin/resource.ts'
import { currentUser } from '#records/admin/api/user.ts'

export type Outcome<Rec> =
  /** No differences: the earlier save was this very one, and only its response was lost. */
  | { is: 'saved'; record: Rec }
  /** Mine is now based on theirs and can be saved. */
  | { is: 'merged' }
  /** The editor has to decide, now or at the next save. */
  | { is: 'undecided' }

/** Merges two saves: fields that only they changed are applied at once; the editor decides only where both did. */
export function createMerging<Input extends object, Rec extends RecordBase & Input>({
  options: { resource, home: ownHome, check, empty, mergeGroups = [], onReplaced },
  id,
  store: { now, dispatch },
  values: { form, collect },
  home,
}: SavedForm<Input, Rec>) {
  type Found = Pick<Conflict<Input, Rec>, 'base' | 'theirs' | 'input'>

  async function read(): Promise<Found> {
    const { record, version } = now()
    const [{ base, theirs }] = await Promise.all([
      readConflict(home(), record, version),
      check.load?.().catch(() => undefined),
    ])
    return { base, theirs, input: inputOf(theirs, empty) }
  }

  function mergeWith({ base, input }: Found, decide?: Decide) {
    collect()
    const mine = form.getValues()
    return mergeRecords(base, check.asSaved(mine), input, mergeGroups, decide)
  }

  /** Makes their version the base of mine. */
  function adopt(found: Found, decide?: Decide): void {
    const next = mergeWith(found, decide).values
    const before = form.getValues()
    dispatch({ type: 'known', record: found.theirs, values: found.input })
    form.setValues(next)
    onReplaced?.(next, before)
  }

  const isPublishedThere = ({ theirs }: Found): boolean => {
    const { record, change } = now()
    return !change && record !== undefined && !isLive(record) && isLive(theirs)
  }

  /** A draft that a colleague has published: the next save is for readers. */
  const withStatus = (message: string, found: Found) =>
    isPublishedThere(found) ? m.withUnread({ message, unread: m.seenNow() }) : message

  /** Why what came in must be read before anything is saved. */
  async function whyUnread(taken: Unit[], found: Found, isPublishing: boolean): Promise<string> {
    if (!isPublishing) return isPublishedThere(found) ? m.readersSeeIt() : ''
    const { change } = now()
    const { input } = found
    const live = change ? await homeOf(resource.collection, id).read() : {}
    return newToReaders(taken, input, live, mergeGroups).length > 0 ? m.readWhatCame() : ''
  }

  /** An autosave only notifies: a dialog would steal the focus while typing. */
  async function bringTogether(
    { message, savedBy }: ApiError,
    isQuiet: boolean,
    isPublishing: boolean,
  ): Promise<Outcome<Rec>> {
    const found = await read()
    const { base, theirs, input } = found
    const { values, ...merge } = mergeWith(found)
    const { conflicting } = merge
    const taken = [...merge.taken, ...merge.joined]
    if (taken.length === 0 && isSame(values, input)) return { is: 'saved', record: theirs }
    if (conflicting.length > 0 && isQuiet) {
      const words = withStatus(message, found)
      dispatch({ type: 'merged', merged: { message: words, taken, conflicting, before: base, after: theirs } })
      return { is: 'undecided' }
    }
    if (conflicting.length > 0) {
      const { change } = now()
      const hasHistory = !change && !ownHome && !resource.isOpenedInList
      const words = savedMeanwhile(change ? m.change : resource.words.one, savedBy, currentUser(), hasHistory)
      dispatch({ type: 'conflictFound', conflict: { ...found, ...merge, words, mine: form.getValues() } })
      return { is: 'undecided' }
    }
    const unread = await whyUnread(taken, found, isPublishing)
    adopt(found)
    if (unread) {
      dispatch({
        type: 'merged',
        merged: { message: m.withUnread({ message, unread }), taken, before: base, after: theirs },
      })
      return { is: 'undecided' }
    }
    dispatch({ type: 'merged', merged: { message, taken } })
    return { is: 'merged' }
  }

  /** Fields untouched here take the other values at once; if both changed one, the next save opens the conflict. */
  async function catchUp(message: string): Promise<void> {
    const { version } = now()
    const found = await read()
    const { base, theirs } = found
    if (now().version !== version || now().status === 'saving' || theirs.version === version) return
    const { conflicting, joined, ...merge } = mergeWith(found)
    const taken = [...merge.taken, ...joined]
    const words = withStatus(message, found)
    if (conflicting.length === 0) adopt(found)
    dispatch({ type: 'merged', merged: { message: words, taken, conflicting, before: base, after: theirs } })
  }

  /** Makes this version the base of mine: fields untouched here take its values. */
  function rebase(theirs: Rec): void {
    adopt({ base: now().record, theirs, input: inputOf(theirs, empty) })
  }

  function decide(decision: Decide): boolean {
    const { conflict } = now()
    if (!conflict) return false
    adopt(conflict, decision)
    dispatch({ type: 'conflictDecided' })
    return true
  }

  return { bringTogether, catchUp, rebase, decide }
}
