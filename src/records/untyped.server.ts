import type { Kysely } from 'kysely'
import type { Reader } from '#records/db.server.ts'

/** For queries whose table name is a value, which Kysely cannot type. */
export const untyped = (db: Reader) => db as unknown as Kysely<any>
