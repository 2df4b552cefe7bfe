import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Indexes in the exact order of the site's lists: a page far down skips rows on the index alone. */
export const longLists: Migration = {
  name: '0017-long-lists',
  async up(db) {
    await db.schema.dropIndex('post_published').execute()
    await db.schema
      .createIndex('post_published')
      .on('post')
      .columns(['is_deleted', 'is_active', 'category', 'updated_at', 'id'])
      .execute()
    await db.schema.dropIndex('casino_listed').execute()
    await sql`create index casino_listed on casino (is_deleted, closed_year, rating desc, title_sort, id)`.execute(db)
  },
}
