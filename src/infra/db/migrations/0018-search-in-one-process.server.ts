import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** PostgreSQL took two processes that read all words of all entries for quicker than its index, see `searchInOneProcess`. */
export const searchInOneProcess: Migration = {
  name: '0018-search-in-one-process',
  up: (db) => dialectOf(db).searchInOneProcess(db),
}
