import type { FormErrors, UseFormReturnType } from '@mantine/form'
import type { FieldError } from '#shared/app-error.ts'
import type { ChangePlan, WaitingChange } from '#records/changes/schema.ts'
import type { ConflictForm } from '#records/admin/form/conflict.ts'
import type { StoredDraft } from '#records/admin/form/draft-store.ts'
import type { MergeGroups } from '#shared/merge.ts'
import type { Home } from '#records/admin/form/home.ts'
import type { FormState } from '#records/admin/form/form-state.ts'
import type { PendingFields } from '#records/admin/form/pending.tsx'
import type { Drafts } from '#records/admin/form/use-draft.ts'
import type { ResourceOf } from '#records/admin/resource.ts'

/** What is typed, checked with the schema before it is sent; the server does it, too. */
export interface InputCheck<Input> {
  /** Where it is loaded late. A save does without it if that fails. */
  load?: () => Promise<unknown>
  errorsIn: (typed: Input) => FormErrors
  /** As the server would store it, if it is valid. */
  asSaved: (typed: Input) => Input
}

export interface RecordFormOptions<Input extends object, Rec> {
  resource: ResourceOf<Rec>
  record: Rec | undefined
  check: InputCheck<Input>
  /** Validation beyond the schema, which depends on the stored record. */
  objections?: (values: Input, stored: Rec | undefined) => FieldError[]
  empty: Input
  /** Of a record that is not in a collection. */
  home?: Home<Input, Rec>
  /** The waiting change opened instead of the live record. */
  change?: string | undefined
  /** Fields that are only meaningful together: a merge never splits them. Alone: an object that is never split. */
  mergeGroups?: MergeGroups<keyof Input & string>
  /** Puts values held outside the form into it before they are sent. */
  beforeSave?: () => void
  /** Called when shown values are replaced, to update copies held elsewhere. With `before` only some of them differ. */
  onReplaced?: (values: Input, before?: Input) => void
}

export interface Recovered<Input> {
  typedAt: string
  values: Input
}

export interface SaveOptions {
  isQuiet?: boolean
  isLeaving?: boolean
  /** A small correction: the date that readers see stays. */
  isSmall?: boolean
  /** The last save again: a small correction stays one. */
  isAgain?: boolean
  /** Readers get it: what somebody else saved meanwhile is shown here first, and not sent along unread. */
  isPublishing?: boolean
}

export interface Access {
  /** Why the user may not save it; empty if they may. */
  readOnly: string
  /** The user may save their input as a change, for an editor to publish. */
  maySuggest: boolean
  /** It can only be read, until the user begins to suggest a change, if they may. */
  isLocked: boolean
  suggest: () => void
  /** The user may save it, and has chosen to suggest a change instead. */
  isSuggesting: boolean
  edit: () => void
  setReadOnly: (reason: string, maySuggest: boolean) => void
}

export interface FormDraft<Input> extends Pick<Drafts<Input>, 'offered' | 'isKept' | 'throwAway'> {
  recovered: Recovered<Input> | undefined
  restore: (draft: StoredDraft<Input>) => void
  /** What is stored together with unsaved values, but is no field of the record. */
  beside: unknown
  updateBeside: (change: (beside: unknown) => unknown) => void
}

interface FormInput<Input> {
  /** Includes uncommitted input of fields. */
  hasChanges: () => boolean
  put: (values: Input) => void
  /** These fields are as they are saved. */
  putBack: (fields: readonly (keyof Input)[]) => void
  /** Discards unsaved input, also in the browser, and leaves what is shown. */
  discard: () => void
  /** Shows what is saved instead. */
  revert: () => Promise<void>
  /** Undoes the last revert, until something else is typed or saved. */
  undoRevert: (() => void) | undefined
}

interface FormMerge<Input, Rec> extends ConflictForm<Input, Rec> {
  groups: MergeGroups
  /** Merges what someone else has just saved, as far as it needs no decision. */
  catchUp: (message: string) => Promise<void>
  closeMerged: () => void
}

export interface RecordForm<Input extends object, Rec> {
  form: UseFormReturnType<Input>
  state: FormState<Input, Rec>
  resource: ResourceOf<Rec>
  pending: PendingFields
  access: Access
  draft: FormDraft<Input>
  input: FormInput<Input>
  merge: FormMerge<Input, Rec>
  /** Returns the saved record, or undefined when it was not saved; the form then shows why. */
  save: (options?: SaveOptions) => Promise<Rec | undefined>
  /** Saves the input as a waiting change, which is edited from then on; the live record stays unchanged. */
  saveAsChange: (plan: ChangePlan) => Promise<WaitingChange | undefined>
  /** Another write of the record, counted as a save: it is the only one under way, and its record is shown. */
  writeAlone: (write: (record: Rec) => Promise<Rec | undefined>) => Promise<Rec | undefined>
  /** An action has changed the record, such as its stage: shows that, and keeps what was typed meanwhile. */
  accept: (record: Rec) => void
}

/** For code that works with any form and does not read its values; lazy components cannot be generic. */
export type AnyRecordForm = RecordForm<any, any>
