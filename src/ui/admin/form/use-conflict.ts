import type { ApiError } from '#ui/admin/api/api-error.ts'
import { type Conflict, readConflict } from '#ui/admin/form/conflict.ts'
import { isSame } from '#shared/is-same.ts'
import { mergeRecords, takeOver, type Unit } from '#shared/merge.ts'
import type { RecordFormOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import type { FormStore } from '#ui/admin/form/use-form-state.ts'
import type { FormValues } from '#ui/admin/form/use-form-values.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

/** What came of a save that was refused because another one was before it. */
export type Outcome<Rec> =
  /** Nothing differs: it was this very save, and only its answer was lost. */
  | { is: 'saved'; record: Rec }
  /** Mine goes on from theirs and can be saved. */
  | { is: 'merged' }
  /** The editor has to decide. */
  | { is: 'asked' }

/** Two saves become one: what only they changed goes in at once; the editor is asked only where both did. */
export function useConflict<Input extends object, Rec extends RecordBase & Input>(
  { schema, empty, together, onReplaced }: RecordFormOptions<Input, Rec>,
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
  function adopt(found: Found, fromTheirs: Unit[]): void {
    const { values } = mergeWith(found)
    const next = takeOver(values, found.input, fromTheirs)
    const before = form.getValues()
    dispatch({ type: 'known', record: found.theirs, values: found.input })
    form.setValues(next)
    onReplaced?.(next, before)
  }

  async function bringTogether({ message }: ApiError): Promise<Outcome<Rec>> {
    const { record, version } = now()
    const { base, theirs } = await readConflict<Rec>(path, record, version)
    const found = { base, theirs, message, input: inputOf(theirs, empty) }
    const { values, clashes, taken } = mergeWith(found)
    if (taken.length === 0 && isSame(values, found.input)) return { is: 'saved', record: theirs }
    if (clashes.length > 0) {
      dispatch({ type: 'clashed', conflict: { ...found, mine: form.getValues(), clashes, taken } })
      return { is: 'asked' }
    }
    adopt(found, [])
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
    const found = { base, theirs, message, input: inputOf(theirs, empty) }
    const { clashes, taken } = mergeWith(found)
    if (clashes.length === 0) adopt(found, [])
    dispatch({ type: 'merged', merged: { message, taken, clashes, before: base, after: theirs } })
  }

  /** Of what both changed, these are theirs. Says whether there was something to decide. */
  function decide(fromTheirs: Unit[]): boolean {
    const { conflict } = now()
    if (!conflict) return false
    adopt(conflict, fromTheirs)
    dispatch({ type: 'decided' })
    return true
  }

  return { bringTogether, catchUp, decide }
}
