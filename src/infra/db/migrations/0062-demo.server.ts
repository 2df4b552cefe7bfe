import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** What the demo brought, so that it can go again; and whether somebody still needs the first steps. */
export const demo: Migration = {
  name: '0062-demo',
  async up(db) {
    await db.schema
      .createTable('demo_item')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('demo_item_pk', ['kind', 'id'] as never[])
      .execute()
    await db.schema
      .createTable('first_steps')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('left_at', 'text', (column) => column.notNull())
      .addColumn('left_by', 'text', (column) => column.notNull())
      .execute()
    // A site that people work on already took its first steps long ago.
    await sql`insert into first_steps (id, left_at, left_by)
      select 'site', min(created_at), '' from "user" having count(*) > 0`.execute(db)
  },
}
