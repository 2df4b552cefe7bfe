import type { Conflict } from '#ui/admin/form/conflict.ts'
import type { Merged, SaveFailure } from '#ui/admin/form/record-form-types.ts'

/** The state of a form, except for its values. */
export interface FormState<Input, Rec> {
  /** The current record on the server; undefined for a new one. */
  record: Rec | undefined
  /** The waiting change that is edited; it is applied to the record. */
  change: string | undefined
  /** Opened for a new record, and not saved yet on request. */
  isNew: boolean
  /** The version that the next save is based on: older than the record's when an older draft was restored. */
  version: number | undefined
  /** The saved values of the fields; for a new record the initial ones. */
  savedValues: Input
  /** A counter, because comparing a long text at every keystroke is slow. */
  changes: number
  savedChanges: number
  isDirty: boolean
  /** Whether the save in progress was requested by the user or is an autosave. */
  saving: 'manual' | 'autosave' | undefined
  /** When this form last saved. */
  savedAt: Date | undefined
  /** An autosave was not possible; the input is only stored in the browser. */
  isStoredLocally: boolean
  failure: SaveFailure | undefined
  /** Someone else's save that cannot be merged without a decision. */
  conflict: Conflict<Input, Rec> | undefined
  merged: Merged | undefined
  /** Someone else saved meanwhile, and the conflict is not resolved yet. */
  isBehind: boolean
  /** Deleted by someone else: what was typed can only be copied. */
  isGone: boolean
}

export type FormEvent<Input, Rec> =
  | { type: 'changed' }
  /** The form shows exactly the saved values. */
  | { type: 'settled'; values: Input }
  /** The server has this record; `values` are the saved fields, if they changed. */
  | { type: 'known'; record: Rec; values?: Input }
  /** The input was saved as a waiting change, which is edited from now on. */
  | { type: 'becameChange'; change: string; record: Rec; values: Input }
  /** A draft based on this version was restored. */
  | { type: 'restored'; version: number }
  | { type: 'saving'; isQuiet: boolean }
  | { type: 'saved'; at: Date; isQuiet: boolean }
  | { type: 'done' }
  /** The input is invalid; nothing was sent. */
  | { type: 'incomplete'; isQuiet: boolean; message: string }
  | { type: 'refused'; isQuiet: boolean; failure: SaveFailure }
  /** The connection is back, and the input has changed since the save that failed. */
  | { type: 'online'; message: string }
  | { type: 'conflictFound'; conflict: Conflict<Input, Rec> }
  | { type: 'decided' }
  | { type: 'conflictClosed' }
  | { type: 'merged'; merged: Merged }
  | { type: 'mergedClosed' }
  /** The record was deleted. */
  | { type: 'gone' }

export const firstState = <Input, Rec extends { version: number }>(
  record: Rec | undefined,
  values: Input,
  change?: string,
): FormState<Input, Rec> => ({
  record,
  change,
  isNew: record === undefined,
  version: record?.version,
  savedValues: values,
  changes: 0,
  savedChanges: 0,
  isDirty: false,
  saving: undefined,
  savedAt: undefined,
  isStoredLocally: false,
  failure: undefined,
  conflict: undefined,
  merged: undefined,
  isBehind: false,
  isGone: false,
})

export function nextState<Input, Rec extends { version: number }>(
  state: FormState<Input, Rec>,
  event: FormEvent<Input, Rec>,
): FormState<Input, Rec> {
  switch (event.type) {
    case 'changed':
      return { ...state, changes: state.changes + 1, isDirty: true }
    case 'settled':
      return {
        ...state,
        savedChanges: state.changes,
        savedValues: event.values,
        isDirty: false,
        isStoredLocally: false,
        failure: undefined,
      }
    case 'known':
      return {
        ...state,
        record: event.record,
        version: event.record.version,
        savedValues: event.values ?? state.savedValues,
      }
    case 'becameChange':
      return { ...nextState(state, { ...event, type: 'known' }), change: event.change }
    case 'restored':
      // A new record has no version.
      return state.record ? { ...state, version: event.version } : state
    case 'saving':
      return { ...state, saving: event.isQuiet ? 'autosave' : 'manual' }
    case 'saved':
      return {
        ...state,
        isNew: state.isNew && event.isQuiet,
        savedAt: event.at,
        isBehind: false,
        failure: undefined,
      }
    case 'done':
      return { ...state, saving: undefined }
    case 'incomplete':
      // Incomplete input is no error until the user saves.
      return event.isQuiet
        ? { ...state, isStoredLocally: true }
        : { ...state, saving: undefined, failure: { message: event.message, isInFields: true } }
    case 'refused':
      return { ...state, saving: undefined, isStoredLocally: event.isQuiet, failure: event.failure }
    case 'online':
      return { ...state, failure: { message: event.message, isInFields: false } }
    case 'conflictFound':
      return { ...state, saving: undefined, conflict: event.conflict, isBehind: true }
    case 'decided':
      return { ...state, conflict: undefined, isBehind: false }
    case 'conflictClosed':
      return { ...state, conflict: undefined }
    case 'merged':
      // Where both changed the same field autosaves stop; the next requested save opens the conflict.
      return { ...state, merged: event.merged, isBehind: (event.merged.conflicting ?? []).length > 0 }
    case 'mergedClosed':
      return { ...state, merged: undefined }
    case 'gone':
      return { ...state, saving: undefined, failure: undefined, isStoredLocally: true, isGone: true }
  }
}
