import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Few voices have a proof: those of a busy casino were looked for among all of a year. */
export const voicesDocumented: Migration = {
  name: '0093-voices-documented',
  async up(db) {
    const columns = ['record_id', 'is_listed', 'is_documented', 'created_at', 'id']
    await db.schema.createIndex('voice_documented').on('voice').columns(columns).execute()
  },
}
