import type { ApiError } from '#ui/admin/api/api-error.ts'
import { type Conflict, readConflict } from '#ui/admin/form/conflict.ts'
import { savedMeanwhile } from '#ui/admin/form/conflict-words.ts'
import { isSame } from '#shared/is-same.ts'
import { mergeRecords, takeOver } from '#shared/merge.ts'
import type { RecordFormOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import type { FormStore } from '#ui/admin/form/use-form-state.ts'
import type { FormValues } from '#ui/admin/form/use-form-values.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'
import { currentUser } from '#ui/admin/user.ts'

/** What came of a save that was refused because another one was before it. */
export type Outcome<Rec> =
  /** Nothing differs: it was this very save, and only the response was lost. */
  | { is: 'saved'; record: Rec }
  /** Mine goes on from theirs and can be saved. */
  | { is: 'merged' }
  /** The editor has to decide, now or at the next save. */
  | { is: 'asked' }

/** Two saves become one: what only they changed goes in at once; the editor is asked only where both did. */
export function useConflict<Input extends object, Rec extends RecordBase & Input>(
  { resource, change, schema, empty, together, onReplaced }: RecordFormOptions<Input, Rec>,
  { now, dispatch }: FormStore<Input, Rec>,
  { form, collect }: FormValues<Input, Rec>,
  path: string,
) {
  type Found = Pick<Conflict<Input, Rec>, 'base' | 'theirs' | 'input'>

  function mergeWith({ base, input }: Found) {
    collect()
    const values = form.getValues()
    return mergeRecords(base, schema.safeParse(values).data ?? values, input, together)
  }

  /** Theirs is what mine goes on from. */
  function adopt(found: Found, decide: (merged: Input) => Input = (merged) => merged): void {
    const next = decide(mergeWith(found).values)
    const before = form.getValues()
    dispatch({ type: 'known', record: found.theirs, values: found.input })
    form.setValues(next)
    onReplaced?.(next, before)
  }

  /** Whoever has not asked for a save is told, not asked: a question would take the keys that are being typed. */
  async function bringTogether({ message, savedBy }: ApiError, isQuiet: boolean): Promise<Outcome<Rec>> {
    const { record, version } = now()
    const { base, theirs } = await readConflict<Rec>(path, record, version)
    const found = { base, theirs, input: inputOf(theirs, empty) }
    const { values, ...merge } = mergeWith(found)
    const { clashes, taken } = merge
    if (taken.length === 0 && isSame(values, found.input)) return { is: 'saved', record: theirs }
    if (clashes.length > 0 && isQuiet) {
      dispatch({ type: 'merged', merged: { message, taken, clashes, before: base, after: theirs } })
      return { is: 'asked' }
    }
    if (clashes.length > 0) {
      const words = savedMeanwhile(change ? 'change' : resource.one, savedBy, currentUser())
      dispatch({ type: 'clashed', conflict: { ...found, ...merge, words, mine: form.getValues() } })
      return { is: 'asked' }
    }
    adopt(found)
    dispatch({ type: 'merged', merged: { message, taken } })
    return { is: 'merged' }
  }

  /**
   * Somebody else has saved: what was not touched here is theirs at once. What both changed waits for the next save, which
   * asks.
   */
  async function catchUp(message: string): Promise<void> {
    const { record, version } = now()
    const { base, theirs } = await readConflict<Rec>(path, record, version)
    if (now().version !== version || now().saving || theirs.version === version) return
    const found = { base, theirs, input: inputOf(theirs, empty) }
    const { clashes, taken } = mergeWith(found)
    if (clashes.length === 0) adopt(found)
    dispatch({ type: 'merged', merged: { message, taken, clashes, before: base, after: theirs } })
  }

  /** What both changed is as it was decided. Says whether there was something to decide. */
  function decide(decided: Input): boolean {
    const { conflict } = now()
    if (!conflict) return false
    adopt(conflict, (merged) => takeOver(merged, decided, conflict.clashes))
    dispatch({ type: 'decided' })
    return true
  }

  return { bringTogether, catchUp, decide }
}
