import type { Kysely, Transaction } from 'kysely'

/** The tables of the program, each with its row, and those of records among them. The program declares both. */
export interface Tables {}
export interface RecordTables {}

/** Tables whose rows are records: with versions and a history. */
export type RecordTable = keyof RecordTables

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** Read access, inside or outside of a transaction. */
export type Reader = Pick<Db, 'selectFrom' | 'getExecutor' | 'isTransaction'>
