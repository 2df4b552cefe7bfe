import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createTitledRecords, texts } from '#infra/db/migrations/columns.server.ts'
import { inSql } from '#infra/db/names.server.ts'
import { allCollections } from '#server/collections.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
let indexes: string[]

const indexesOf = async () => {
  const { rows } = await sql<{ found: string }>`
    select tables.name || ': ' || group_concat(columns.name, ', ') as found
    from sqlite_schema as tables
    join pragma_index_list(tables.name) as indexes
    join pragma_index_info(indexes.name) as columns
    where tables.type = 'table'
    group by tables.name, indexes.name`.execute(db)
  return rows.map(({ found }) => found)
}
const lacking = (table: string, ...starts: string[]) =>
  starts
    .map((start) => `${table}: ${start}`)
    .filter((start) => !indexes.some((index) => `${index},`.startsWith(`${start},`)))

beforeAll(async () => {
  await createTitledRecords(db, 'sample', {
    columns: (table) => texts(table, 'note'),
    references: { logo: 'media' },
  })
  indexes = await indexesOf()
})

test.each(allCollections.map((collection) => [collection.name, collection] as const))(
  '%s: has indexes for the sort orders of all lists, and for each reference',
  (_, { table, list, references }) => {
    const sorted = ['updatedAt', 'createdAt', 'titleSort'].filter((column) =>
      Object.values(list.sorts).some(([first]) => first === column),
    )
    const starts = [...sorted.map((column) => `is_deleted, ${inSql(column)}`), ...Object.keys(references).map(inSql)]
    expect(lacking(inSql(table), ...starts)).toEqual([])
  },
)

test('a new table of records has them from its migration', () => {
  const sorts = ['updated_at', 'created_at', 'title_sort']
  expect(lacking('sample', 'logo', ...sorts, ...sorts.map((column) => `is_deleted, ${column}`))).toEqual([])
  expect(lacking('sample', 'note')).toEqual(['sample: note'])
})
