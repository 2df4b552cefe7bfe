import { texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** For collaboration: approvals, invitations, presence, and notes. */
export const together: Migration = {
  name: '0024-together',
  async up(db) {
    await db.schema
      .alterTable('post')
      .addColumn('stage', 'text', (column) => column.notNull().defaultTo('draft'))
      .execute()
    await db.schema
      .createIndex('post_stage')
      .on('post')
      .columns(['stage', 'is_deleted', 'is_active', 'updated_at', 'id'])
      .execute()

    await db.schema
      .createTable('invite')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('invite_user').on('invite').columns(['user_id', 'expires_at']).execute()

    await texts(
      db.schema
        .createTable('presence')
        .addColumn('tab', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull()),
      'collection',
      'record_id',
      'field',
    ).execute()
    await db.schema.createIndex('presence_record').on('presence').columns(['collection', 'record_id', 'at']).execute()
    await db.schema.createIndex('presence_user').on('presence').columns(['user_id', 'at']).execute()
    await db.schema.createIndex('presence_at').on('presence').columns(['at']).execute()

    await texts(
      db.schema
        .createTable('note')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('parent_id', 'text')
        .addColumn('anchor', 'text', (column) => column.notNull())
        .addColumn('author_id', 'text')
        .addColumn('resolved_at', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull()),
      'collection',
      'record_id',
      'body',
      'author_name',
      'resolved_by',
    ).execute()
    await db.schema.createIndex('note_record').on('note').columns(['collection', 'record_id', 'created_at']).execute()
    await db.schema.createIndex('note_parent').on('note').columns(['parent_id']).execute()

    await db.schema
      .createTable('note_mention')
      .addColumn('note_id', 'text', (column) => column.notNull().references('note.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('note_mention_pk', ['note_id', 'user_id'])
      .execute()
    await db.schema.createIndex('note_mention_user').on('note_mention').columns(['user_id', 'note_id']).execute()
  },
}
