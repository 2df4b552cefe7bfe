import type { Actor } from '#records/actor.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import type { Reader, RecordTable, Tables, Trx } from '#records/db.server.ts'
import { post } from '#records/messages.ts'
import type { Usage } from '#shared/schema/usage.ts'
import type { Language } from '#shared/words/language.ts'
import type { Message as WordsMessage, NounMessage } from '#shared/words/message.ts'

/** How caches depend on the records of a table. */
export interface CacheRules {
  /** Column sets by which pages look up records, most specific first. */
  lookups: readonly (readonly string[])[]
  /** Columns from which summaries over all records are computed; a summary is recomputed only when one of its columns changes. */
  summarised: readonly string[]
  /** Data of its records is cached by month of creation. */
  isByMonth: boolean
}

/** Rows that belong to a record of any kind, in a table with the columns `collection` and `recordId`. */
interface Attached {
  /** “notes” */
  what: WordsMessage
  table: keyof Tables
  /** Runs when the record is deleted, in the same transaction. */
  remove: (trx: Trx, collection: string, recordId: string) => Promise<void>
}

export type UsageSource = (db: Reader, target: { table: RecordTable; id: string }) => Promise<Usage[]>

export interface Message {
  userId: string | null
  /** The record it is about. */
  about: { collection: string; recordId: string; title: string }
  /** In the language of the user. */
  body: (language: Language) => string
}

interface Config {
  tables: Record<RecordTable, CacheRules>
  /** Left out: records that no field of another refers to by its name. */
  collections: Partial<Record<RecordTable, AnyCollection>>
  /** What a permanent deletion takes along. */
  attached: readonly Attached[]
  /** Uses of a record other than by a field or list of another. */
  usedBy: readonly UsageSource[]
  /** Hear of every save, in its transaction. */
  saved: readonly ((
    trx: Trx,
    collection: AnyCollection,
    previous: RecordBase | null,
    record: RecordBase,
    by: { actor: Actor; action: string },
  ) => Promise<void>)[]
  /** Leaves word at the record for a user whose work it is about. */
  tellUser: (trx: Trx, message: Message, actor: Actor) => Promise<void>
}

let known: Config | undefined

/** Names the collections of the program, and what its features add to every record. Called once, beside the list of collections. */
export function configureRecords(config: Config): void {
  known = config
}

export function recordsConfig(): Config {
  if (!known) throw new Error('The records are not configured: open the database with openDb.')
  return known
}

/** “image”, in messages about references; posts are above the entities. */
export const nounOf = (table: RecordTable): NounMessage => recordsConfig().collections[table]?.one ?? post

export const isRecordTable = (table: string): table is RecordTable => table in recordsConfig().tables
