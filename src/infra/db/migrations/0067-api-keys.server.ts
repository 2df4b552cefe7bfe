import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Keys of programs, each of which acts for a user. */
export const apiKeys: Migration = {
  name: '0067-api-keys',
  async up(db) {
    let table = db.schema
      .createTable('api_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    for (const name of ['name', 'hash', 'hint', 'scopes', 'created_at', 'expires_at']) {
      table = table.addColumn(name, 'text', (column) => column.notNull())
    }
    await table.addColumn('used_at', 'text').execute()
    await db.schema.createIndex('api_key_hash').on('api_key').column('hash').unique().execute()
    await db.schema.createIndex('api_key_user').on('api_key').column('user_id').execute()
    await db.schema.createIndex('api_key_created').on('api_key').columns(['created_at', 'id']).execute()
  },
}
