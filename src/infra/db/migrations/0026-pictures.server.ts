import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The focal point of a picture, whether it is decorative, and its former file names. */
export const pictures: Migration = {
  name: '0026-pictures',
  async up(db) {
    const texts = { focus: '', former_names: '[]' }
    for (const [column, start] of Object.entries(texts)) {
      await db.schema
        .alterTable('media')
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(start))
        .execute()
    }
    await db.schema
      .alterTable('media')
      .addColumn('is_decoration', 'integer', (built) => built.notNull().defaultTo(0))
      .execute()
    await sql`create index media_without_alt on media (is_deleted, created_at, id)
      where alt = '' and is_decoration = 0`.execute(db)
    await sql`create index media_replaced on media (key, former_names) where former_names <> '[]'`.execute(db)
  },
}
