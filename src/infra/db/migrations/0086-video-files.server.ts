import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Uploaded files of videos, with their captions. */
export const videoFiles: Migration = {
  name: '0086-video-files',
  async up(db) {
    let table = db.schema
      .createTable('video_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('bytes', 'integer', (column) => column.notNull())
    for (const name of ['key', 'name', 'sha256', 'captions', 'user_name', 'created_at']) {
      table = table.addColumn(name, 'text', (column) => column.notNull())
    }
    await table.execute()
    await db.schema.createIndex('video_file_key').on('video_file').column('key').unique().execute()
  },
}
