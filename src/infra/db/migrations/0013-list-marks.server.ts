import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'

/** Marks posts that may show lists by rule; a false positive only costs a useless check. */
export const listMarks: Migration = {
  name: '0013-list-marks',
  async up(db) {
    for (const model of ['CasinoList', 'BookmakerList']) {
      await sql`insert into post_ref (post_id, model, ref_id)
        select id, ${sql.lit(model)}, '*' from post
        where shortcodes_config like '%"mode":"top"%' or shortcodes_config like '%"mode":"filter"%'`.execute(db)
    }
  },
}
