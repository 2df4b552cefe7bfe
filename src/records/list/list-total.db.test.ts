import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { inSql } from '#infra/db/names.server.ts'
import { build } from '#testing/build.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const listed = {
  ...gameTypes,
  columns: ['id', 'title'],
  decode: (row: { id: string }) => row,
  loadRelations: undefined,
}
const MAX_COUNTED = 300

/** Copies a record `times` times, all matching the same word. */
async function multiply(id: string, times: number): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(times)})`
  const row = await untyped(db).selectFrom('gameType').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const columns = Object.keys(row).map(inSql)
  const copied = columns.map((column) => (column === 'id' ? sql`id || '-' || i` : sql.ref(column)))
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into game_type (${list}) ${numbers} select ${sql.join(copied)} from game_type, n`.execute(db)
  await sql`insert into search_entry (collection, record_id, title, body) ${numbers}
    select collection, record_id || '-' || i, title, body from search_entry, n where record_id = ${id}`.execute(db)
}

test('a search counts up to a limit, an unsearched list counts everything', async () => {
  const { id } = await build.gameType(db, 'Automaty')
  const list = (query: object) => listRecords(db, listed, { page: 1, perPage: 2, sort: 'title', ...query })

  await multiply(id, MAX_COUNTED - 1)
  const all = await list({ q: 'automaty' })
  expect(all).toMatchObject({ total: MAX_COUNTED })
  expect(all).not.toHaveProperty('isTotalCapped')

  await build.gameType(db, 'Automaty s jackpotem')
  expect(await list({ q: 'automaty' })).toMatchObject({ total: MAX_COUNTED, isTotalCapped: true })
  expect(await list({ q: 'automaty', page: 151 })).toMatchObject({ items: [{ title: 'Automaty s jackpotem' }] })
  const plain = await list({})
  expect(plain.total).toBe(MAX_COUNTED + 1)
  expect(plain).not.toHaveProperty('isTotalCapped')
})

test('counts prefix matches, too', async () => {
  const other = await createTestDb()
  for (const title of ['Rulet', 'Ruleta', 'Rulety', 'Jiná']) await build.gameType(other, title)
  const found = await listRecords(other, listed, { page: 1, perPage: 2, sort: 'title', q: 'rulet' })
  expect(found).toMatchObject({ total: 3, items: [{ title: 'Rulet' }, { title: 'Ruleta' }] })
})

test('the database stops counting at the limit', async () => {
  const { watch, queries } = recordQueries()
  await listRecords(watch(db), listed, { page: 1, perPage: 2, sort: 'title', q: 'automaty' })
  const counts = queries().filter(({ sql: text }) => text.includes('count('))
  expect(counts.map(({ parameters }) => parameters.at(-1))).toEqual([MAX_COUNTED + 1])
})
