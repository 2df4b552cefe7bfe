import { texts } from '#infra/db/migrations/columns.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Imports that somebody prepares, runs or takes back in the back office. */
export const siteImportJobs: Migration = {
  name: '0080-site-import-jobs',
  async up(db) {
    const table = db.schema
      .createTable('site_import_job')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text')
      .addColumn('ended_at', 'text')
      // Whether taking it back takes what was changed here, too.
      .addColumn('even_changed', 'integer', (column) => column.notNull().defaultTo(0))
    await texts(
      table,
      'state',
      'files',
      'choices',
      'report',
      'progress',
      'outcome',
      'problem',
      'user_id',
      'user_name',
      'created_at',
      'changed_at',
    ).execute()
    await db.schema.createIndex('site_import_job_state').on('site_import_job').columns(['state', 'id']).execute()
  },
}
