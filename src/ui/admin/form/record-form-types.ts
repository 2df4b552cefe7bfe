import type { UseFormReturnType } from '@mantine/form'
import type { z } from 'zod'
import type { FieldError } from '#shared/app-error.ts'
import type { ApiError } from '#ui/admin/api/api-error.ts'
import type { Conflict } from '#ui/admin/form/conflict.ts'
import type { StoredDraft } from '#ui/admin/form/draft-store.ts'
import type { Together, Unit } from '#shared/merge.ts'
import type { PendingFields } from '#ui/admin/form/pending.tsx'
import type { Drafts } from '#ui/admin/form/use-draft.ts'
import type { Resource } from '#ui/admin/records/resource.ts'

export interface RecordFormOptions<Input extends object, Rec> {
  resource: Resource
  /** As it was read; undefined for a new one. */
  record: Rec | undefined
  schema: z.ZodType<Input>
  /** What the schema cannot know, because it depends on the record as the server has it. */
  objections?: (values: Input, stored: Rec | undefined) => FieldError[]
  empty: Input
  /** Where a record is that has an address of its own instead of one in a collection. */
  path?: string
  /** The waiting change that is edited instead of the live record. */
  change?: string | undefined
  /** Fields that only make sense together, so that nobody's save splits them; alone: an object that is never split. */
  together?: readonly (readonly (keyof Input & string)[])[]
  /** What the form has elsewhere and must put into the values before they are sent. */
  beforeSave?: () => void
  /**
   * Other values than the typed ones are shown now, and what keeps a copy of its own must show them too. With `before`
   * only some of them are others.
   */
  onReplaced?: (values: Input, before?: Input) => void
}

/** Why the last save was refused, until one succeeds. */
export interface SaveFailure {
  message: string
  /** Fields are marked; trying again without a change is of no use. */
  isInFields: boolean
  /** Since when the browser has had no connection. */
  offlineSince?: Date
  /** Does again what was refused, when that was not a plain save. */
  tryAgain?: () => void
}

/** Somebody else's changes that went in without a question. */
export interface Merged {
  message: string
  taken: Unit[]
  /** What both changed: the next save asks. */
  clashes?: Unit[]
  /** The record before and after their save, where it can be shown. */
  before?: object | undefined
  after?: object
}

/** What was typed earlier and is in the form again, unsaved. */
export interface Recovered<Input> {
  typedAt: string
  /** The form as it was then. */
  values: Input
}

export interface RecordForm<Input extends object, Rec> {
  form: UseFormReturnType<Input>
  pending: PendingFields
  resource: Resource
  /** As the server has it now; undefined for a new one. */
  record: Rec | undefined
  /** The waiting change that the form is about; the record has it in. */
  change: string | undefined
  /** Fields that are merged as one. */
  together: Together
  schema: z.ZodType<Input>
  isDirty: boolean
  isSaving: boolean
  /** The save under way was nobody's click. */
  isQuiet: boolean
  /** When this form last saved. */
  savedAt: Date | undefined
  /** A quiet save was not possible; what was typed is in the browser. */
  isKeptOnly: boolean
  failure: SaveFailure | undefined
  draft: Drafts<Input>
  recovered: Recovered<Input> | undefined
  /** What somebody else saved meanwhile, when it cannot be brought together without a decision. */
  conflict: Conflict<Input, Rec> | undefined
  merged: Merged | undefined
  closeMerged: () => void
  /** Somebody else saved meanwhile and it is not decided yet what holds. */
  isBehind: boolean
  /** Why whoever is signed in may not save this record; empty: they may. */
  readOnly: string
  /** What they write may be saved as a change, for an editor to publish. */
  maySuggest: boolean
  setReadOnly: (reason: string, maySuggest: boolean) => void
  /** Takes in what somebody else has just saved, as far as it needs no decision. */
  catchUp: (message: string) => Promise<void>
  /** Also asks what the form has elsewhere. */
  hasChanges: () => boolean
  /** Returns the saved record, or nothing when it was not saved; the form then says why. */
  save: (options?: { isQuiet?: boolean }) => Promise<Rec | undefined>
  /** The values as they may be sent, with the version they were typed on; nothing when they may not. */
  check: () => Promise<{ values: Input; version: number } | undefined>
  /** Says what the server did not like about something else than a plain save, and how to do that again. */
  refuse: (error: ApiError, tryAgain: () => void) => void
  /** Shows the record as it is on the server; what was typed is gone. */
  take: (record: Rec) => void
  /** Throws away what was typed and not saved. */
  revert: () => void
  /** Brings back what was thrown away last, while nothing else was typed or saved. */
  undoRevert: (() => void) | undefined
  /** Shows values that are not saved. */
  put: (values: Input) => void
  restoreDraft: (draft: StoredDraft<Input>) => void
  /** Forgets what was typed, also in the browser. */
  discard: () => void
  /** Saves mine together with theirs; what both changed is as it was decided. */
  decide: (decided: Input) => Promise<void>
  closeConflict: () => void
}

/** For what is about any form and does not look into its values; parts that are loaded later cannot be generic. */
export type AnyRecordForm = RecordForm<any, any>
