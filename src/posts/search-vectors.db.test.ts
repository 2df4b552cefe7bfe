import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import type { Trx } from '#records/db.server.ts'
import { indexForSearch } from '#records/list/search-index.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { migrate } from '#infra/db/migrate.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { migrations } from '#infra/db/migrations/index.server.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const BEFORE = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0016-search-vectors'),
)

test('entries from before the search vectors are found, changed and removed as well', async () => {
  const db = openDb(await createEmptyDatabase())
  await migrate(db, BEFORE)
  const write = (trx: Trx, recordId: string, title: string) =>
    indexForSearch(trx, { collection: 'posts', recordId, title, body: 'výplaty do dne' })
  await inTransaction(db, async (trx) => {
    for (let number = 0; number < 1100; number++) await write(trx, `stary-${number}`, `Starý text ${number}`)
  })
  await migrate(db)
  const found = async (...words: string[]) => {
    const { rows } = await sql<{
      hitId: string
    }>`select * from ${dialectOf(db).found(words, 'posts')} as hit`.execute(db)
    return rows.map(({ hitId }) => hitId)
  }
  expect(await found('vyplat')).toHaveLength(1100)
  expect(await found('text', '1099')).toEqual(['stary-1099'])
  await inTransaction(db, (trx) => write(trx, 'stary-7', 'Nový nadpis'))
  expect(await found('novy')).toEqual(['stary-7'])
  expect(await found('stary', 'text', '7')).not.toContain('stary-7')
  await db.deleteFrom('searchEntry').where('recordId', '=', 'stary-7').execute()
  expect(await found('novy')).toEqual([])
  await db.destroy()
})

test.runIf(process.env['TEST_DATABASE'] === 'postgres')('no text is cut into words to find it', async () => {
  const db = openDb(await createEmptyDatabase())
  await migrate(db)
  const { found, newestHits } = dialectOf(db)
  const hits = [true, false].map((inTitle) =>
    newestHits({ words: ['kasino'], inTitle, condition: sql`search_entry.collection = 'posts'`, limit: 100 }),
  )
  for (const query of [found(['kasino'], 'posts'), ...hits]) {
    const { rows } = await sql`explain ${query}`.execute(db)
    expect(JSON.stringify(rows)).not.toContain('to_tsvector')
  }
  await db.destroy()
})

test.runIf(process.env['TEST_DATABASE'] === 'postgres')('no search is shared out among processes', async () => {
  const db = openDb(await createEmptyDatabase())
  await migrate(db)
  const plan = await db.transaction().execute(async (trx) => {
    for (const setting of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size'])
      await sql`set local ${sql.raw(setting)} = 0`.execute(trx)
    return (await sql`explain select id from search_fts where words @@ 'kasino'`.execute(trx)).rows
  })
  expect(JSON.stringify(plan)).not.toContain('Parallel')
  await db.destroy()
})
