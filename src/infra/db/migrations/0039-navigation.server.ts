import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The rubric of an article, with an index in the order of its list; and the menus of the site. */
export const navigation: Migration = {
  name: '0039-navigation',
  async up(db) {
    await sql`alter table post add column rubric text references rubric (id) deferrable initially deferred`.execute(db)
    await db.schema
      .createIndex('post_by_rubric')
      .on('post')
      .columns(['rubric', 'is_deleted', 'is_active', 'category', 'updated_at', 'id'])
      .execute()
    await db.schema
      .alterTable('settings')
      .addColumn('menus', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
  },
}
