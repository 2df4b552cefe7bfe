// Whoever has the database has its records, too: nothing is written without what belongs to it.
import '#entities/collections.server.ts'
import type { Db, Tables } from '#records/db.server.ts'
import { TAGGED } from '#entities/tables.server.ts'
import { type DatabaseConfig, openDatabase } from '#infra/db/open.server.ts'

export const openDb = (config: DatabaseConfig): Db => openDatabase<Tables>(config, TAGGED)
