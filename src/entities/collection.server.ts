import type { z } from 'zod'
import type { Actor } from '#entities/actor.ts'
import type { ListRules } from '#entities/list-rules.server.ts'
import type { Reader, RecordTable, Trx } from '#entities/tables.server.ts'
import type { Together } from '#shared/merge.ts'

export interface RecordBase {
  id: string
  version: number
  isDeleted: boolean
  createdAt: string
  updatedAt: string
}

/** A kind of record: what editors set, and what is kept of it. */
export interface Entity {
  input: object
  record: RecordBase
}

export interface SaveContext<E extends Entity> {
  id: string
  /** The record as it was, or null for a new one. */
  previous: E['record'] | null
  actor: Actor
  /** Loaded together with what it refers to, in any order; whoever loads checks the whole. */
  isImport?: boolean
}

/** What lists of the admin show besides the record. */
export interface ListExtras {
  /** The field with the id of its picture. */
  picture?: string
  /** How much refers to it. */
  uses?: true
}

/** All that is known about an entity. One for each, in its folder, made by `defineCollection`. */
export interface Collection<E extends Entity> {
  /** As in the address of its API and in the audit log. */
  name: string
  table: RecordTable
  /** In messages: “This casino …”. */
  noun: string
  /** Its name in references and in the API's documentation. */
  model: string
  /** The heading of its calls there. */
  tag: string
  record: z.ZodObject
  /** The fields without the rules between them, for partial input. */
  fields: z.ZodObject
  input: z.ZodType<E['input']>
  empty: () => E['input']
  titleOf: (record: E['record']) => string
  /** What the search finds the record by, besides its title. */
  searchBody: (record: E['record']) => string
  /** Row to record without relations, and back. */
  decode: (row: object) => E['record']
  encode: (record: E['record']) => object
  /** Fields that hold the id of one other record, and the table it must be in. */
  references: Partial<Record<string, RecordTable>>
  /** Its records are part of the one they refer to: they do not hold it, and go with it. */
  isPart: boolean
  /** Adds the relations of many records in one query per relation. */
  loadRelations: (db: Reader, records: E['record'][]) => Promise<void>
  saveRelations: (trx: Trx, record: E['record']) => Promise<void>
  /** Fills in what was left out and checks what only the database knows. */
  prepare?: ((trx: Trx, input: E['input'], context: SaveContext<E>) => Promise<E['input']>) | undefined
  /** Why a contributor may not write this of a record of their own; left out, they write none at all. */
  refuseContribution?: ((record: E['record'], previous: E['record'] | null) => string | undefined) | undefined
  /** Why a contributor may not suggest to change these fields of what is live; left out, they suggest none at all. */
  refuseSuggestion?: ((fields: object) => string | undefined) | undefined
  /** Consequences of a save, in the same transaction. */
  afterSave?: ((trx: Trx, record: E['record'], context: SaveContext<E>) => Promise<void>) | undefined
  /** Consequences of a deletion for good, in the same transaction. */
  afterDelete?: ((trx: Trx, record: E['record']) => Promise<void>) | undefined
  /** How lists of it are filtered and sorted. */
  list: ListRules
  listShows: ListExtras
  /** Fields that are merged as one. */
  together: Together
  /** Changes may wait beside its live records. */
  hasChanges: boolean
  /** What a copy starts from. */
  copy: (record: E['input']) => E['input']
}

export type AnyCollection = Collection<any>
