import type { z } from 'zod'
import type { Actor } from '#entities/actor.ts'
import type { ListRules } from '#entities/list-rules.server.ts'
import type { Usage } from '#entities/usage.server.ts'
import type { RecordTable, Reader, Trx } from '#entities/tables.server.ts'

export interface RecordBase {
  id: string
  version: number
  isDeleted: boolean
  createdAt: string
  updatedAt: string
}

export interface SaveContext<Rec> {
  id: string
  /** The record as it was, or null for a new one. */
  previous: Rec | null
  actor: Actor
  /** Loaded together with what it refers to, in any order; whoever loads checks the whole. */
  isImport?: boolean
}

/** What `crud.server.ts` needs to know about an entity. One object per entity, in its folder. */
export interface Collection<Input extends object, Rec extends RecordBase & Input> {
  /** As in the address of its API and in the audit log. */
  name: string
  table: RecordTable
  /** In messages: “This casino …”. */
  noun: string
  /** The fields without the rules between them, for partial input. */
  fields: z.ZodObject
  input: z.ZodType<Input>
  empty: () => Input
  titleOf: (record: Input) => string
  /** What the search finds the record by, besides its title. */
  searchBody: (record: Input) => string
  /** Row to record without relations, and back. */
  decode: (row: never) => Rec
  encode: (record: Rec) => object
  /** Fields that hold the id of one other record, and the table it must be in. */
  references?: { [Field in keyof Input]?: 'media' | 'post' }
  /** Adds the relations of many records in one query per relation. */
  loadRelations?: (db: Reader, records: Rec[]) => Promise<void>
  saveRelations?: (trx: Trx, record: Rec) => Promise<void>
  /** Fills in what was left out and checks what only the database knows. */
  prepare?: (trx: Trx, input: Input, context: SaveContext<Rec>) => Promise<Input>
  /** Consequences of a save, in the same transaction. */
  afterSave?: (trx: Trx, record: Rec, context: SaveContext<Rec>) => Promise<void>
  /** How lists of it are filtered and sorted. */
  list: ListRules
  /** What still refers to the record. */
  usedWhere: (db: Reader, id: string) => Promise<Usage[]>
  /** What a copy starts from. */
  copy: (record: Input) => Input
}
