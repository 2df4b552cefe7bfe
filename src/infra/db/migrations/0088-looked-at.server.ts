import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Which of the posts that an import brought somebody looked at. */
export const lookedAt: Migration = {
  name: '0088-looked-at',
  async up(db) {
    await db.schema.alterTable('site_import_item').addColumn('looked_at', 'text').execute()
  },
}
