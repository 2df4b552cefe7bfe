import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Links due for a check, those checked lately, and the broken ones, without reading all of them. */
export const linkQueue: Migration = {
  name: '0043-link-queue',
  async up(db) {
    for (const column of ['next_at', 'checked_at', 'state']) {
      await db.schema.createIndex(`link_check_${column}`).on('link_check').columns([column, 'url']).execute()
    }
  },
}
