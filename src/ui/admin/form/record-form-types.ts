import type { UseFormReturnType } from '@mantine/form'
import type { z } from 'zod'
import type { FieldError } from '#shared/app-error.ts'
import type { ChangePlan, WaitingChange } from '#features/waiting-changes/shared/schema.ts'
import type { ConflictForm } from '#ui/admin/form/conflict.ts'
import type { StoredDraft } from '#ui/admin/form/draft-store.ts'
import type { MergeGroups } from '#shared/merge.ts'
import type { FormState } from '#ui/admin/form/form-state.ts'
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

/** Who may save the record. */
export interface Access {
  /** Why the user may not save it; empty if they may. */
  readOnly: string
  /** The user may save their input as a change, for an editor to publish. */
  maySuggest: boolean
  /** It can only be read, until the user begins to suggest a change, if they may. */
  isLocked: boolean
  suggest: () => void
  setReadOnly: (reason: string, maySuggest: boolean) => void
}

/** Unsaved input, as it is stored in the browser. */
export interface FormDraft<Input> extends Pick<Drafts<Input>, 'offered' | 'isKept' | 'throwAway'> {
  /** A draft that was restored as soon as the record was opened. */
  recovered: Recovered<Input> | undefined
  restore: (draft: StoredDraft<Input>) => void
  /** What is stored together with unsaved values, but is no field of the record. */
  beside: unknown
  updateBeside: (change: (beside: unknown) => unknown) => void
}

/** What is typed and not saved. */
export interface FormInput<Input> {
  /** Includes uncommitted input of fields. */
  hasChanges: () => boolean
  /** Shows unsaved values. */
  put: (values: Input) => void
  /** Discards unsaved input, also in the browser, and leaves what is shown. */
  discard: () => void
  /** Shows what is saved instead. */
  revert: () => Promise<void>
  /** Undoes the last revert, until something else is typed or saved. */
  undoRevert: (() => void) | undefined
}

/** Saves of others. */
export interface FormMerge<Input, Rec> extends ConflictForm<Input, Rec> {
  /** Fields that are merged as one. */
  groups: MergeGroups
  /** Merges what someone else has just saved, as far as it needs no decision. */
  catchUp: (message: string) => Promise<void>
  closeMerged: () => void
}

export interface RecordForm<Input extends object, Rec> {
  form: UseFormReturnType<Input>
  /** The life of the record in this form. */
  state: FormState<Input, Rec>
  resource: Resource
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
