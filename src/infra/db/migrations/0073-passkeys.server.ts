import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Keys of devices that sign in instead of a password or a code, and the questions they sign. */
export const passkeys: Migration = {
  name: '0073-passkeys',
  async up(db) {
    let table = db.schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    for (const name of ['name', 'credential_id', 'public_key', 'transports', 'created_at']) {
      table = table.addColumn(name, 'text', (column) => column.notNull())
    }
    for (const name of ['counter', 'is_synced']) table = table.addColumn(name, 'integer', (column) => column.notNull())
    await table.addColumn('used_at', 'text').execute()
    await db.schema.createIndex('passkey_credential').on('passkey').column('credential_id').unique().execute()
    await db.schema.createIndex('passkey_user').on('passkey').columns(['user_id', 'created_at', 'id']).execute()
    await db.schema
      .createTable('passkey_challenge')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('passkey_challenge_expiry').on('passkey_challenge').column('expires_at').execute()
    await db.schema.createIndex('passkey_challenge_user').on('passkey_challenge').column('user_id').execute()
  },
}
