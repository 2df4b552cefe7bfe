import type { Kysely } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { flags, texts } from '#infra/db/migrations/columns.server.ts'

const ofUser = (db: Kysely<any>, table: string) =>
  db.schema
    .createTable(table)
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))

export const sessions: Migration = {
  name: '0006-sessions',
  async up(db) {
    await texts(ofUser(db, 'session'), 'fingerprint_hash', 'user_agent', 'ip', 'end_reason')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('rotated_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute()
    await db.schema.createIndex('session_of_user').on('session').columns(['user_id', 'created_at']).execute()
    await db.schema.createIndex('session_expiry').on('session').columns(['expires_at']).execute()

    await db.schema
      .createTable('refresh_token')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('sid_hash', 'text', (column) => column.notNull().unique())
      .addColumn('session_id', 'text', (column) => column.notNull().references('session.id').onDelete('cascade'))
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await db.schema.createIndex('refresh_token_session').on('refresh_token').columns(['session_id']).execute()

    await flags(texts(ofUser(db, 'mfa_challenge'), 'fingerprint_hash'), 'tries')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()

    await flags(texts(ofUser(db, 'totp'), 'secret', 'pending_secret'), 'last_step')
      .addColumn('pending_at', 'text')
      .addPrimaryKeyConstraint('totp_pk', ['user_id'])
      .execute()
    await ofUser(db, 'recovery_code')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .execute()
    await db.schema.createIndex('recovery_code_user').on('recovery_code').columns(['user_id']).execute()

    await db.schema
      .createTable('sign_in_failure')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sign_in_failure_key').on('sign_in_failure').columns(['key', 'at']).execute()
    await db.schema.createIndex('sign_in_failure_time').on('sign_in_failure').columns(['at']).execute()

    await db.schema
      .createTable('setup_token')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
