import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { texts } from '#infra/db/migrations/columns.server.ts'

/** What was chosen for a site that moves in, for its next file; and the menus that an import replaced. */
export const importChoices: Migration = {
  name: '0071-import-choices',
  async up(db) {
    await texts(
      db.schema.createTable('site_import_choice').addColumn('site', 'text', (column) => column.primaryKey()),
      'choices',
      'updated_at',
    ).execute()
    // Both as JSON: to be put back, if they are still what the import made of them.
    await db.schema.alterTable('site_import').addColumn('menus_before', 'text').execute()
    await db.schema.alterTable('site_import').addColumn('menus_after', 'text').execute()
  },
}
