import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The parts of a picture that pages show in the shapes they cut it to. */
export const crops: Migration = {
  name: '0085-crops',
  async up(db) {
    await db.schema
      .alterTable('media')
      .addColumn('crops', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
    await sql`create index media_cropped on media (key, crops) where crops <> '{}'`.execute(db)
  },
}
