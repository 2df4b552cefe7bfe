import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** PostgreSQL parsed every text into words again for each hit, see `storeSearchVectors`. */
export const searchVectors: Migration = {
  name: '0016-search-vectors',
  up: (db) => dialectOf(db).storeSearchVectors(db),
}
