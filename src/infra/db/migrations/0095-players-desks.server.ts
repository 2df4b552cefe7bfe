import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Lists of the desks: closed complaints about one casino, and decisions counted without their voices. */
export const playersDesks: Migration = {
  name: '0095-players-desks',
  async up(db) {
    const closed = sql`where closed_at is not null`
    await sql`create index complaint_offer_closed on complaint (record_id, closed_at, id) ${closed}`.execute(db)
    await sql`create index voice_decisions on voice (decided_at, id, state) where decided_at is not null`.execute(db)
    await db.schema.dropIndex('voice_decided').execute()
  },
}
