import type { Conflict } from '#ui/admin/form/conflict.ts'
import type { Merged, SaveFailure } from '#ui/admin/form/record-form-types.ts'

/** Everything about a form but what is typed into it. */
export interface FormState<Input, Rec> {
  /** As the server has it now; undefined for a new one. */
  record: Rec | undefined
  /** What the next save goes on top of: older than the record's when a draft was brought back that began before it. */
  version: number | undefined
  /** What the server has of the fields; for a new record what the form started from. */
  savedValues: Input
  /** Changes are counted first: a long text would be compared at every key. */
  changes: number
  savedChanges: number
  isDirty: boolean
  /** The save under way was asked for, or nobody's click. */
  saving: 'asked' | 'quiet' | undefined
  /** When this form last saved. */
  savedAt: Date | undefined
  /** A quiet save was not possible; what was typed is in the browser. */
  isKeptOnly: boolean
  failure: SaveFailure | undefined
  /** What somebody else saved meanwhile, when it cannot be brought together without a decision. */
  conflict: Conflict<Input, Rec> | undefined
  merged: Merged | undefined
  /** Somebody else saved meanwhile and it is not decided yet what holds. */
  isBehind: boolean
}

export type FormEvent<Input, Rec> =
  | { type: 'changed' }
  /** The form shows nothing but what the server has. */
  | { type: 'settled'; values: Input }
  /** The server has this record; of the fields it has the values, if they are others than before. */
  | { type: 'known'; record: Rec; values?: Input }
  /** A draft was brought back that began from this version. */
  | { type: 'restored'; version: number }
  | { type: 'saving'; isQuiet: boolean }
  | { type: 'saved'; at: Date }
  | { type: 'done' }
  /** Fields are not as they must be; nothing was sent. */
  | { type: 'incomplete'; isQuiet: boolean; message: string }
  | { type: 'refused'; isQuiet: boolean; failure: SaveFailure }
  /** The connection is back, and what is typed now is not what a save was asked for. */
  | { type: 'online'; message: string }
  | { type: 'clashed'; conflict: Conflict<Input, Rec> }
  | { type: 'decided' }
  | { type: 'conflictClosed' }
  | { type: 'merged'; merged: Merged }
  | { type: 'mergedClosed' }

export const firstState = <Input, Rec extends { version: number }>(
  record: Rec | undefined,
  values: Input,
): FormState<Input, Rec> => ({
  record,
  version: record?.version,
  savedValues: values,
  changes: 0,
  savedChanges: 0,
  isDirty: false,
  saving: undefined,
  savedAt: undefined,
  isKeptOnly: false,
  failure: undefined,
  conflict: undefined,
  merged: undefined,
  isBehind: false,
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
        isKeptOnly: false,
        failure: undefined,
      }
    case 'known':
      return {
        ...state,
        record: event.record,
        version: event.record.version,
        savedValues: event.values ?? state.savedValues,
      }
    case 'restored':
      // A new record has none.
      return state.record ? { ...state, version: event.version } : state
    case 'saving':
      return { ...state, saving: event.isQuiet ? 'quiet' : 'asked' }
    case 'saved':
      return { ...state, savedAt: event.at, isBehind: false, failure: undefined }
    case 'done':
      return { ...state, saving: undefined }
    case 'incomplete':
      // What is half written is no mistake until somebody asks for a save.
      return event.isQuiet
        ? { ...state, isKeptOnly: true }
        : { ...state, saving: undefined, failure: { message: event.message, isInFields: true } }
    case 'refused':
      return { ...state, saving: undefined, isKeptOnly: event.isQuiet, failure: event.failure }
    case 'online':
      return { ...state, failure: { message: event.message, isInFields: false } }
    case 'clashed':
      return { ...state, saving: undefined, conflict: event.conflict, isBehind: true }
    case 'decided':
      return { ...state, conflict: undefined, isBehind: false }
    case 'conflictClosed':
      return { ...state, conflict: undefined }
    case 'merged':
      // Where both wrote the same, no save that nobody asked for goes on: the next one asks.
      return { ...state, merged: event.merged, isBehind: (event.merged.clashes ?? []).length > 0 }
    case 'mergedClosed':
      return { ...state, merged: undefined }
  }
}
