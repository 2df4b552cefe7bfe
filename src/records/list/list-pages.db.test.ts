import { expect, test } from 'vitest'
import { casinos } from '#entities/casino/collection.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import { build } from '#testing/build.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

const RATINGS = [7, null, 8, 8, null, 9, 5, null, 8]
for (const [at, rating] of RATINGS.entries()) await build.casino(db, { title: `Kasino ${at}`, rating })

const { watch, queries } = recordQueries()
const list = (query: object) => listRecords(watch(db), casinos, { page: 1, perPage: 2, sort: 'title', ...query })

test.each(['rating', '-rating', 'title', '-title', 'createdAt', '-createdAt'])(
  'pages past the middle continue where the previous ones end, sorted by %s',
  async (sort) => {
    const whole = await list({ sort, perPage: 100 })
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ sort, page })))
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 2, 2, 1, 0])
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole.items.map(({ id }) => id))
  },
)

test('a page near the end does not scan the rows before it', async () => {
  await list({ page: 5 })
  const paged = queries().filter(({ sql }) => sql.includes('offset'))
  expect(paged.at(-1)?.parameters).not.toContain(8)
})
