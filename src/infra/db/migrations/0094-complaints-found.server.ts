import { sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Complaints about a busy casino by number, and those that the desk looks for by words or by the player's account. */
export const complaintsFound: Migration = {
  name: '0094-complaints-found',
  async up(db) {
    const confirmed = sql`where number > 0`
    await sql`create index complaint_offer_number on complaint (record_id, number) ${confirmed}`.execute(db)
    await sql`create index complaint_titles on complaint (number, title, id) ${confirmed}`.execute(db)
    const name = dialectOf(db).inByteOrder(sql`lower(nickname)`)
    await sql`create index complaint_person_nickname on complaint_person (${name})`.execute(db)
  },
}
