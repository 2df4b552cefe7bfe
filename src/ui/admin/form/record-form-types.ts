import type { UseFormReturnType } from '@mantine/form'
import type { z } from 'zod'
import type { FieldError } from '#shared/app-error.ts'
import type { ApiError } from '#ui/admin/api/api-error.ts'
import type { ChangePlan, WaitingChange } from '#features/waiting-changes/shared/schema.ts'
import type { Conflict } from '#ui/admin/form/conflict.ts'
import type { StoredDraft } from '#ui/admin/form/draft-store.ts'
import type { Decide, MergeGroups, Unit } from '#shared/merge.ts'
import type { PendingFields } from '#ui/admin/form/pending.tsx'
import type { Drafts } from '#ui/admin/form/use-draft.ts'
import type { Resource } from '#ui/admin/records/resource.ts'

export interface RecordFormOptions<Input extends object, Rec> {
  resource: Resource
  /** As loaded; undefined for a new one. */
  record: Rec | undefined
  schema: z.ZodType<Input>
  /** Validation beyond the schema, which depends on the stored record. */
  objections?: (values: Input, stored: Rec | undefined) => FieldError[]
  empty: Input
  /** The API path of a record that is not in a collection. */
  path?: string
  /** The waiting change opened instead of the live record. */
  change?: string | undefined
  /**
   * Fields that are only meaningful together, so that a merge never splits them; alone: an object that is never split.
   */
  mergeGroups?: MergeGroups<keyof Input & string>
  /** Puts values held outside the form into it before they are sent. */
  beforeSave?: () => void
  /**
   * Called when the shown values are replaced, so that copies held elsewhere are updated. With `before` only some of
   * them differ.
   */
  onReplaced?: (values: Input, before?: Input) => void
}

/** Why the last save was refused, until one succeeds. */
export interface SaveFailure {
  message: string
  /** Fields are marked; retrying without a change is pointless. */
  isInFields: boolean
  /** How often the server could not be reached; it is tried again without being asked. */
  attempts?: number
  /** When the browser went offline. */
  offlineSince?: Date
  /** Repeats the refused action, when it was not a plain save. */
  tryAgain?: () => void
}

/** Someone else's changes that were merged without a decision. */
export interface Merged {
  message: string
  taken: Unit[]
  /** Fields that both changed: the next save opens the conflict. */
  conflicting?: Unit[]
  /** The record before and after their save, where it can be shown. */
  before?: object | undefined
  after?: object
}

/** An unsaved draft that was restored into the form. */
export interface Recovered<Input> {
  typedAt: string
  /** The form values at that time. */
  values: Input
}

export interface SaveOptions {
  /** Not asked for by the editor. */
  isQuiet?: boolean
  /** The editor goes on to another screen once it is saved. */
  isLeaving?: boolean
  /** A small correction: the date that readers see stays. */
  isSmall?: boolean
  /** The last save again: a small correction stays one. */
  isAgain?: boolean
}

export interface RecordForm<Input extends object, Rec> {
  form: UseFormReturnType<Input>
  pending: PendingFields
  resource: Resource
  /** The current record on the server; undefined for a new one. */
  record: Rec | undefined
  /** The waiting change being edited; it is applied to the record. */
  change: string | undefined
  /** Fields that are merged as one. */
  mergeGroups: MergeGroups
  /** Opened for a new record, and not saved yet on request: an autosave alone does not change the button. */
  isNew: boolean
  isDirty: boolean
  isSaving: boolean
  /** The save in progress is an autosave. */
  isQuiet: boolean
  /** When this form last saved. */
  savedAt: Date | undefined
  /** An autosave was not possible; the input is only stored in the browser. */
  isStoredLocally: boolean
  failure: SaveFailure | undefined
  draft: Drafts<Input>
  recovered: Recovered<Input> | undefined
  /** What is stored in the browser together with unsaved values, but is no field of the record. */
  beside: unknown
  updateBeside: (change: (beside: unknown) => unknown) => void
  /** Someone else's save that cannot be merged without a decision. */
  conflict: Conflict<Input, Rec> | undefined
  merged: Merged | undefined
  closeMerged: () => void
  /** Someone else saved meanwhile, and the conflict is not resolved yet. */
  isBehind: boolean
  /** Why the user may not save this record; empty if they may. */
  readOnly: string
  /** The user may save their input as a change, for an editor to publish. */
  maySuggest: boolean
  /** It can only be read, until the user begins to suggest a change, if they may. */
  isLocked: boolean
  suggest: () => void
  setReadOnly: (reason: string, maySuggest: boolean) => void
  /** Merges what someone else has just saved, as far as it needs no decision. */
  catchUp: (message: string) => Promise<void>
  /** Includes uncommitted input of fields. */
  hasChanges: () => boolean
  /** Returns the saved record, or undefined when it was not saved; the form then shows why. */
  save: (options?: SaveOptions) => Promise<Rec | undefined>
  /** Saves the input as a waiting change, which is edited from then on; the live record stays unchanged. */
  saveAsChange: (plan: ChangePlan) => Promise<WaitingChange | undefined>
  /** Another write of the record, counted as a save: it gets the current record and is the only one under way. */
  writeAlone: (write: (record: Rec) => Promise<Rec | undefined>) => Promise<Rec | undefined>
  /** Returns valid values with the version they are based on, or undefined when they are invalid. */
  check: () => Promise<{ values: Input; version: number } | undefined>
  /** Shows why the server refused another action than a plain save, and how to retry it. */
  refuse: (error: ApiError, tryAgain: () => void) => void
  /** Shows the given server version; unsaved input is lost. */
  take: (record: Rec) => void
  /** An action has changed the record, such as its stage: shows that, and keeps what was typed meanwhile. */
  accept: (record: Rec) => void
  /** Discards unsaved input. */
  revert: () => Promise<void>
  /** Undoes the last revert, until something else is typed or saved. */
  undoRevert: (() => void) | undefined
  /** Shows unsaved values. */
  put: (values: Input) => void
  restoreDraft: (draft: StoredDraft<Input>) => void
  /** Discards unsaved input, also in the browser. */
  discard: () => void
  /** Saves the merge of both versions, as decided. */
  decide: (decide: Decide) => Promise<void>
  closeConflict: () => void
}

/** For code that works with any form and does not read its values; lazy components cannot be generic. */
export type AnyRecordForm = RecordForm<any, any>
