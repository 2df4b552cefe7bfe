import type { Kysely } from 'kysely'
import type { Reader } from '#entities/tables.server.ts'

/** For tables whose name is a value, which the query builder cannot type; it is told to trust them. */
export const untyped = (db: Reader) => db as unknown as Kysely<any>
