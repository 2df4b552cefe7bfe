import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** References to pictures: looked up before one is deleted, and by the database itself when one is. */
const PICTURES = [
  ['bookmaker', 'logo'],
  ['casino', 'logo'],
  ['payment_method', 'logo'],
  ['software_provider', 'logo'],
  ['writer', 'avatar'],
] as const

/** What 0011 did for posts, for other lists that grow. */
const LISTS = ['bookmaker', 'casino', 'media', 'message', 'redirect']
const SORTS = { updated: 'updated_at', created: 'created_at', title: 'title_sort' }

/** The audit log, newest first, with each of its filters; the id breaks ties here, too. */
const AUDIT = ['collection', 'record_id', 'actor_id', 'action']

/** Indexes for what was still searched or sorted by a full scan. */
export const lookups: Migration = {
  name: '0012-lookups',
  async up(db) {
    for (const [table, column] of PICTURES) {
      await db.schema.createIndex(`${table}_${column}`).on(table).columns([column]).execute()
    }
    for (const table of LISTS) {
      const { title: _, ...untitled } = SORTS
      const sorts = table === 'message' || table === 'redirect' ? untitled : SORTS
      for (const [name, column] of Object.entries(sorts)) {
        await db.schema.createIndex(`${table}_all_${name}`).on(table).columns([column, 'id']).execute()
      }
    }
    for (const old of ['time', 'record', 'collection', 'actor']) await db.schema.dropIndex(`audit_by_${old}`).execute()
    await db.schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute()
    for (const column of AUDIT) {
      await db.schema.createIndex(`audit_${column}`).on('audit').columns([column, 'at', 'id']).execute()
    }
    const unread = ['is_read', 'created_at', 'id', 'is_deleted']
    await db.schema.createIndex('message_unread').on('message').columns(unread).execute()
    await sql`create index post_gone on post (slug) where is_deleted = 1 and is_gone = 1`.execute(db)
    await db.schema.createIndex('mfa_challenge_user').on('mfa_challenge').columns(['user_id']).execute()
    await db.schema.createIndex('mfa_challenge_expiry').on('mfa_challenge').columns(['expires_at']).execute()
    await db.schema.createIndex('password_reset_time').on('password_reset').columns(['created_at']).execute()
  },
}
