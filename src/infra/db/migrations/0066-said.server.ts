import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** By which stored English sentences are shown in the language of their reader. */
export const said: Migration = {
  name: '0066-said',
  async up(db) {
    for (const table of ['post_check', 'due_failure']) {
      await db.schema
        .alterTable(table)
        .addColumn('said', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
  },
}
