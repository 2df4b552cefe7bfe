import type { Unit } from '#shared/merge.ts'
import type { Conflict } from '#records/admin/form/conflict.ts'

/** Where a record stands between the editor and the server; drawn in docs/saving.md. */
export type Status =
  /** The form shows what the server has: as opened, or as saved here. */
  | 'clean'
  | 'saved'
  /** Something is typed that the server does not have. */
  | 'dirty'
  | 'saving'
  /** The last save did not reach the server; it is repeated without being asked. */
  | 'offline'
  /** The session is over; what was typed waits in the browser for the next one. */
  | 'expired'
  /** Someone else's save and this one need a decision. Autosaves wait for it. */
  | 'conflict'
  /** Deleted by someone else: what was typed can only be copied. */
  | 'gone'

export interface SaveFailure {
  message: string
  /** Fields are marked; retrying without a change is pointless. */
  isInFields: boolean
  isSessionOver?: boolean
  /** How often the server could not be reached; it is tried again without being asked. */
  attempts?: number
  offlineSince?: Date
  /** Repeats the refused action, when it was not a plain save. */
  tryAgain?: () => void
}

export interface Merged {
  message: string
  taken: Unit[]
  /** Fields that both changed: the next save opens the conflict. */
  conflicting?: Unit[]
  before?: object | undefined
  after?: object
}

export interface FormState<Input, Rec> {
  status: Status
  /** The current record on the server; undefined for a new one. */
  record: Rec | undefined
  /** The waiting change being edited; it is applied to the record. */
  change: string | undefined
  /** Opened for a new record, and not saved yet on request: an autosave alone does not change the button. */
  isNew: boolean
  /** The version that the next save is based on: older than the record's when an older draft was restored. */
  version: number | undefined
  /** The saved values of the fields; for a new record the initial ones. */
  savedValues: Input
  /** Counters, because comparing a long text at every keystroke is slow. */
  edits: number
  savedEdits: number
  /** The save in progress is an autosave. */
  isQuiet: boolean
  savedAt: Date | undefined
  /** An autosave was not possible; the input is only stored in the browser. */
  isStoredLocally: boolean
  failure: SaveFailure | undefined
  conflict: Conflict<Input, Rec> | undefined
  merged: Merged | undefined
}

export type FormEvent<Input, Rec> =
  | { type: 'typed' }
  /** The form shows exactly the saved values; with marks, what was refused besides is still told. */
  | { type: 'settled'; values: Input; isMarked?: boolean }
  /** The server has this record; `values` are the saved fields, if they changed. */
  | { type: 'known'; record: Rec; values?: Input }
  /** The input was saved as a waiting change, which is edited from now on. */
  | { type: 'becameChange'; change: string; record: Rec; values: Input }
  | { type: 'restored'; version: number }
  | { type: 'saveStarted'; isQuiet: boolean }
  | { type: 'saved'; at: Date; isQuiet: boolean; record: Rec; values: Input }
  /** Nothing was sent, or its outcome is not this form's any more. */
  | { type: 'saveEnded' }
  /** The input is invalid; nothing was sent. */
  | { type: 'incomplete'; isQuiet: boolean; message: string }
  | { type: 'refused'; isQuiet: boolean; failure: SaveFailure }
  /** The connection is back, and the input has changed since the save that failed. */
  | { type: 'reconnected'; message: string }
  | { type: 'conflictFound'; conflict: Conflict<Input, Rec> }
  | { type: 'conflictDecided' }
  | { type: 'conflictClosed' }
  | { type: 'merged'; merged: Merged }
  | { type: 'mergedClosed' }
  | { type: 'deleted' }

export const isDirty = ({ edits, savedEdits }: { edits: number; savedEdits: number }) => edits !== savedEdits

export const firstState = <Input, Rec extends { version: number }>(
  record: Rec | undefined,
  values: Input,
  change?: string,
): FormState<Input, Rec> => ({
  status: 'clean',
  record,
  change,
  isNew: record === undefined,
  version: record?.version,
  savedValues: values,
  edits: 0,
  savedEdits: 0,
  isQuiet: false,
  savedAt: undefined,
  isStoredLocally: false,
  failure: undefined,
  conflict: undefined,
  merged: undefined,
})

type State<Input, Rec> = FormState<Input, Rec>

/** Without a save, a conflict or a lost connection. A deleted record stays so. */
function rest<Input, Rec>(state: State<Input, Rec>): State<Input, Rec> {
  if (state.status === 'gone') return state
  return { ...state, status: isDirty(state) ? 'dirty' : state.savedAt ? 'saved' : 'clean' }
}

/** The server has answered: what keeps the input from being saved is no longer the line. */
function reached<Input, Rec>(state: State<Input, Rec>): State<Input, Rec> {
  return state.failure?.attempts === undefined ? state : { ...state, failure: undefined }
}

const failedStatus = ({ attempts, isSessionOver }: SaveFailure): Status | undefined =>
  isSessionOver ? 'expired' : attempts === undefined ? undefined : 'offline'

export function nextState<Input, Rec extends { version: number }>(
  state: State<Input, Rec>,
  event: FormEvent<Input, Rec>,
): State<Input, Rec> {
  switch (event.type) {
    case 'typed': {
      const typed = { ...state, edits: state.edits + 1 }
      return state.status === 'clean' || state.status === 'saved' ? rest(typed) : typed
    }
    case 'settled': {
      const values = { savedEdits: state.edits, savedValues: event.values }
      const failure = event.isMarked ? state.failure : undefined
      const settled = { ...state, ...values, isStoredLocally: false, failure }
      return state.status === 'saving' ? settled : rest(settled)
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
      return state.record ? { ...state, version: event.version } : state
    case 'saveStarted':
      return state.status === 'gone' ? state : { ...state, status: 'saving', isQuiet: event.isQuiet }
    case 'saved':
      return rest({
        ...nextState(state, { ...event, type: 'known' }),
        isNew: state.isNew && event.isQuiet,
        savedAt: event.at,
        failure: undefined,
      })
    case 'saveEnded':
      return state.status === 'saving' ? rest(state) : state
    case 'incomplete':
      // Incomplete input is no error until the user saves.
      return event.isQuiet
        ? { ...state, isStoredLocally: true }
        : rest({ ...state, failure: { message: event.message, isInFields: true } })
    case 'refused': {
      const refused = rest({ ...state, isStoredLocally: event.isQuiet, failure: event.failure })
      return { ...refused, status: failedStatus(event.failure) ?? refused.status }
    }
    case 'reconnected':
      return rest({ ...state, failure: { message: event.message, isInFields: false } })
    case 'conflictFound':
      return { ...reached(state), status: 'conflict', conflict: event.conflict }
    case 'conflictDecided': {
      const { merged } = state
      // It says that there is something to choose.
      return rest({ ...state, conflict: undefined, merged: merged?.conflicting?.length ? undefined : merged })
    }
    case 'conflictClosed':
      return { ...state, conflict: undefined }
    case 'merged': {
      const merged = { ...state, merged: event.merged }
      if ((event.merged.conflicting ?? []).length > 0) return { ...reached(merged), status: 'conflict' }
      return state.status === 'conflict' ? rest(merged) : merged
    }
    case 'mergedClosed':
      return { ...state, merged: undefined }
    case 'deleted':
      return { ...state, status: 'gone', failure: undefined, isStoredLocally: true }
  }
}
