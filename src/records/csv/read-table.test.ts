import { expect, test } from 'vitest'
import { readTable } from '#records/csv/read-table.server.ts'

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

test.each([
  ['a first line', ','.repeat(1_000_000)],
  ['a row', `id,title\n${','.repeat(1_000_000)}1`],
  ['a quoted row', `id,title\n${'"",'.repeat(300)}1`],
  ['a row below a text with quotes', `\uFEFFid,title\n"a ""b"", c",d"\n${','.repeat(300)}1`],
])('%s of too many cells is refused before it is read to its end', async (_, csv) => {
  await expect(readTable(csv, 10, ['id'])).rejects.toThrow('A file may have 200 columns at most.')
})

test('separators in a quoted text make no cells', async () => {
  const text = `""${','.repeat(500)}\n${','.repeat(500)}""`
  const { rows } = await readTable(`\uFEFFid,title\n"${text}",b`, 10, ['id', 'title'])
  expect(rows).toMatchObject([{ cells: [text.replaceAll('""', '"'), 'b'] }])
})
