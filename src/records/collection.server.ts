import type { z } from 'zod'
import type { Actor } from '#records/actor.ts'
import type { ListRules } from '#records/list/list-rules.server.ts'
import type { Reader, RecordTable, Trx } from '#records/db.server.ts'
import type { Relation } from '#records/relation.ts'
import type { MergeGroups } from '#shared/merge.ts'
import type { Role } from '#shared/schema/signed-in.ts'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import type { NounMessage, Said } from '#shared/words/message.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export interface RecordBase {
  id: string
  version: number
  isDeleted: boolean
  createdAt: string
  updatedAt: string
}

/** A kind of record: `input` is what editors set, `record` what is stored, `item` what lists show of it. */
export interface Entity {
  input: object
  record: RecordBase
  item: RecordBase
}

export interface SaveContext<E extends Entity> {
  id: string
  previous: E['record'] | null
  actor: Actor
  /** Imported together with the records it refers to, in any order; the importer validates references at the end. */
  isImport?: boolean
  /** The version that an undo brings back, with its schedule and dates. */
  restored?: E['record'] | undefined
}

/** What a list shows of its records beside their fields. */
export interface ListColumn<Name extends string = string, Value = unknown> {
  name: Name
  schema: z.ZodType<Value>
  /** The value until it is loaded. */
  empty: Value
  load: (db: Reader, items: any[], collection: AnyCollection) => Promise<void>
}

/** A record with what lists show beside its fields. */
export type ListItem<Rec, Column extends ListColumn, HasChanges> = Rec & {
  [Each in Column as Each['name']]: Each extends ListColumn<string, infer Value> ? Value : never
} & (HasChanges extends true ? { changes: WaitingChangesSummary } : unknown)

/** Everything known about an entity. Each has one in its folder, made by `defineCollection`. */
export interface Collection<E extends Entity, Name extends string = string> {
  /** Used in API paths and in the audit log. */
  name: Name
  table: RecordTable
  /** What one of them is called. */
  one: NounMessage
  /** The same in English: “This casino …”. */
  noun: string
  /** Used in references and as the OpenAPI schema name. */
  model: string
  tag: string
  record: z.ZodObject
  /** The fields without cross-field rules, for partial input. */
  fields: z.ZodObject
  input: z.ZodObject & z.ZodType<E['input']>
  empty: () => E['input']
  titleOf: (record: E['record']) => string
  /** Text indexed for search in addition to the title. */
  searchBody: (record: E['record']) => string
  /** Row to record without relations, and back. */
  decode: (row: object) => E['record']
  encode: (record: E['record']) => object
  /** Fields that hold the id of another record, with the table it must exist in. */
  references: Partial<Record<string, RecordTable>>
  /** The ids of all records that these fields of an input refer to. */
  refIdsIn: (fields: object) => string[]
  /** References to the record it is a part of: they do not block its deletion, and it is deleted with it. All others block. */
  partOf: readonly string[]
  relations: readonly Relation[]
  /** Adds the relations of many records in one query per relation. */
  loadRelations: (db: Reader, records: E['record'][]) => Promise<void>
  saveRelations: (trx: Trx, record: E['record']) => Promise<void>
  /** Fills in missing values and validates what needs the database. */
  prepare?: ((trx: Trx, input: E['input'], context: SaveContext<E>) => Promise<E['input']>) | undefined
  /** The role that works with its records; permanent deletion always needs an admin. */
  access: Role
  /** The role that may read them: contributors see what editors work with. */
  reads: Role
  /** Why a contributor may not write this to a record they created; left out, contributors may write none. */
  refuseContribution?: ((record: E['record'], previous: E['record'] | null) => Said | undefined) | undefined
  /** Why a contributor may not suggest changing these fields of a record; left out, they may suggest nothing. */
  refuseSuggestion?: ((fields: object) => Said | undefined) | undefined
  /** Side effects of a save, in the same transaction. */
  afterSave?: ((trx: Trx, record: E['record'], context: SaveContext<E>) => Promise<void>) | undefined
  afterDelete?: ((trx: Trx, record: E['record']) => Promise<void>) | undefined
  list: ListRules
  listShows: readonly ListColumn[]
  /** Groups of fields that are merged as one. */
  mergeGroups: MergeGroups
  /** Live records may have waiting changes. */
  hasChanges: boolean
  words: FieldWords | undefined
  copy: (record: E['input'], actor: Actor) => E['input']
}

export type AnyCollection<Name extends string = string> = Collection<any, Name>
