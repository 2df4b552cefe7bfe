import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Posts in the root that were no articles until now, and those in place of other pages of the site. */
const SLUGS = [
  'index',
  'jak-hodnotime',
  'jak-vydelavame',
  'kontaktujte-nas',
  'zasady-ochrany-osobnich-udaju',
  'pomoc',
  'data',
  'pravidla-zkusenosti',
]

/** Pages on their own, which lists of articles skip on their indexes. */
export const pages: Migration = {
  name: '0096-pages',
  async up(db) {
    await db.schema
      .alterTable('post')
      .addColumn('is_page', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    const listed = ['is_deleted', 'is_active', 'category', 'updated_at', 'id', 'is_page']
    const indexes = { post_published: listed, post_by_rubric: ['rubric', ...listed] }
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.dropIndex(name).execute()
      await db.schema.createIndex(name).on('post').columns(columns).execute()
    }
    await sql`update post set is_page = 1 where category = '/' and slug in (${sql.join(SLUGS)})`.execute(db)
  },
}
