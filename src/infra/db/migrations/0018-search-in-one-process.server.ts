import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** PostgreSQL considered a parallel scan of all entries cheaper than its index, see `searchInOneProcess`. */
export const searchInOneProcess: Migration = {
  name: '0018-search-in-one-process',
  up: (db) => dialectOf(db).searchInOneProcess(db),
}
