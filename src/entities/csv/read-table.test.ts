import { expect, test } from 'vitest'
import { readTable } from '#entities/csv/read-table.server.ts'

const COLUMNS = Array.from({ length: 200 }, (_, index) => `c${index}`)
const ROW = COLUMNS.map((_, index) => index % 10).join()

test.each([1, 2000])('of %i rows only the cells that are wanted come back from the thread', async (count) => {
  const { names, columns, rows } = await readTable(`${COLUMNS.join()}\n${`${ROW}\n`.repeat(count)}`, count, [
    'c7',
    'id',
    'c3',
  ])
  expect(names).toEqual(COLUMNS)
  expect(columns).toEqual(['c3', 'c7'])
  expect(rows).toHaveLength(count)
  expect(rows.at(-1)).toEqual({ line: count + 1, cells: ['3', '7'], excess: undefined })
})
