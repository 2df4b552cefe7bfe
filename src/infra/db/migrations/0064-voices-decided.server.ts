import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** The desk lists the latest decisions, whatever they were, and asks who has answered. */
export const voicesDecided: Migration = {
  name: '0064-voices-decided',
  async up(db) {
    await sql`create index voice_decided on voice (decided_at) where decided_at is not null`.execute(db)
    await sql`create index voice_answered on voice (state, queued_at) where answer <> ''`.execute(db)
    await sql`create index voice_asked on voice (asked_at) where state = 'asked'`.execute(db)
  },
}
