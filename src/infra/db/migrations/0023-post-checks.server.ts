import { type Kysely, sql } from 'kysely'
import { texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

const ofPost = (db: Kysely<any>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('post_id', 'text', (column) => column.notNull().references('post.id').onDelete('cascade'))

/** Findings of each post, its links, and when it was last checked. */
export const postChecks: Migration = {
  name: '0023-post-checks',
  async up(db) {
    await texts(ofPost(db, 'post_check'), 'rule', 'level', 'message')
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_check_pk', ['post_id', 'rule'])
      .execute()
    await db.schema.createIndex('post_check_rule').on('post_check').columns(['rule', 'post_id']).execute()
    await db.schema.createIndex('post_check_level').on('post_check').columns(['level', 'post_id']).execute()

    await texts(ofPost(db, 'post_link'), 'address')
      .addPrimaryKeyConstraint('post_link_pk', ['post_id', 'address'])
      .execute()
    await db.schema.createIndex('post_link_address').on('post_link').columns(['address', 'post_id']).execute()

    await texts(ofPost(db, 'post_checked'), 'rules', 'at')
      .addPrimaryKeyConstraint('post_checked_pk', ['post_id'])
      .execute()
    await db.schema.createIndex('post_checked_at').on('post_checked').columns(['at']).execute()
    // Existing posts are checked in the background, a few at a time.
    await sql`insert into post_checked (post_id) select id from post where is_deleted = 0`.execute(db)

    await db.schema
      .alterTable('link_check')
      .addColumn('moved_to', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
