import { sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { idsInside } from '#shared/ids-inside.ts'

/** References of waiting changes count as usages: their targets must exist when the change is published. */
export const changeRefs: Migration = {
  name: '0030-change-refs',
  async up(db) {
    await db.schema
      .createTable('waiting_change_ref')
      .addColumn('change_id', 'text', (column) => column.notNull().references('waiting_change.id').onDelete('cascade'))
      .addColumn('ref_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('waiting_change_ref_pk', ['change_id', 'ref_id'])
      .execute()
    await db.schema.createIndex('waiting_change_ref_target').on('waiting_change_ref').columns(['ref_id']).execute()
    const { rows } = await sql<{ id: string }>`select id from waiting_change`.execute(db)
    for (const { id } of rows) {
      const { rows: stored } = await sql<{ data: string }>`select data from waiting_change where id = ${id}`.execute(db)
      for (const refId of idsInside(JSON.parse(stored[0]?.data ?? '{}'))) {
        await sql`insert into waiting_change_ref (change_id, ref_id) values (${id}, ${refId})`.execute(db)
      }
    }
  },
}
