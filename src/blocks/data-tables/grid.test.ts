import { plainText } from '#shared/plain-text.ts'
import { expect, test } from 'vitest'
import { dataTables } from '#blocks/data-tables/block.ts'
import * as grid from '#blocks/data-tables/grid.ts'
import { readPasted } from '#blocks/data-tables/pasted.ts'
import { rt } from '#posts/content/build.ts'

const table: grid.Grid = {
  columns: [{ label: 'Banka' }, { label: 'Hodin', type: 'number' }],
  rows: [[rt('**Karta**'), rt('24')], [rt('Převod')]],
}
const texts = ({ columns, rows }: grid.Grid) => [
  columns.map(({ label }) => label),
  ...rows.map((row) => columns.map((_, index) => plainText(row[index] ?? []))),
]

test('sets a cell of a short row', () => {
  expect(texts(grid.setCell(table, 1, 1, rt('48')))).toEqual([
    ['Banka', 'Hodin'],
    ['Karta', '24'],
    ['Převod', '48'],
  ])
})

test('inserts, moves and removes rows, but never the last one', () => {
  expect(texts(grid.insertRow(table, 1))).toEqual([
    ['Banka', 'Hodin'],
    ['Karta', '24'],
    ['', ''],
    ['Převod', ''],
  ])
  expect(texts(grid.moveRow(table, 0, 1)).slice(1)).toEqual([
    ['Převod', ''],
    ['Karta', '24'],
  ])
  expect(grid.moveRow(table, 0, -1).rows).toEqual(table.rows)
  const one = grid.removeRow(table, 0)
  expect(texts(one).slice(1)).toEqual([['Převod', '']])
  expect(grid.removeRow(one, 0)).toEqual(one)
})

test('inserting, moving and removing columns includes their cells', () => {
  expect(texts(grid.moveColumn(table, 0, 1))).toEqual([
    ['Hodin', 'Banka'],
    ['24', 'Karta'],
    ['', 'Převod'],
  ])
  expect(texts(grid.insertColumn(table, 1))[1]).toEqual(['Karta', '', '24'])
  const one = grid.removeColumn(table, 0)
  expect(texts(one)).toEqual([['Hodin'], ['24'], ['']])
  expect(grid.removeColumn(one, 0)).toEqual(one)
})

test('a table grows up to 8 columns and 100 rows', () => {
  const lines = Array.from({ length: 120 }, (_, row) => Array.from({ length: 10 }, (_, column) => `${row}/${column}`))
  const filled = grid.pasteInto(table, { row: 0, column: 1 }, lines)
  expect([filled.columns.length, filled.rows.length]).toEqual([8, 100])
  expect(texts(filled)[100]?.at(-1)).toBe('99/6')
  expect(grid.insertRow(filled, 0)).toEqual(filled)
  expect(grid.insertColumn(filled, 0)).toEqual(filled)
})

test('a paste is complete only if its widest line fits', () => {
  const place = { row: 0, column: 6 }
  expect(grid.isAllPasted(place, [['a'], ['b', 'c']])).toBe(true)
  expect(grid.isAllPasted(place, [['a'], ['b', 'c', 'd']])).toBe(false)
  expect(grid.isAllPasted({ row: 99, column: 0 }, [['a'], ['b']])).toBe(false)
})

test('a paste fills cells from the given one and leaves the rest unchanged', () => {
  const filled = grid.pasteInto(table, { row: 1, column: 1 }, [
    ['2', 'ano'],
    ['3', 'ne'],
  ])
  expect(texts(filled)).toEqual([
    ['Banka', 'Hodin', ''],
    ['Karta', '24', ''],
    ['Převod', '2', 'ano'],
    ['', '3', 'ne'],
  ])
  expect(filled.rows[0]?.[0]).toEqual(rt('**Karta**'))
})

test('a paste into a heading uses the first line as headings', () => {
  const filled = grid.pasteInto(dataTables.empty, { row: grid.HEADINGS, column: 0 }, [
    ['Kasino', 'Vklad'],
    ['Modrý Lev', '100 Kč'],
  ])
  expect(texts(filled)).toEqual([
    ['Kasino', 'Vklad'],
    ['Modrý Lev', '100 Kč'],
    ['', ''],
  ])
  const data = { uniqId: 'dt-1', ...dataTables.empty, ...filled, caption: 'Vklady' }
  expect(dataTables.schema.safeParse(data).success).toBe(true)
})

test('preserves line breaks inside a cell', () => {
  expect(grid.cellText(' dva\r\nřádky ')).toEqual(rt('dva\nřádky'))
  expect(grid.cellText('')).toEqual([])
})

test.each<[string, { text: string; html?: string }, string[][] | undefined]>([
  [
    'a spreadsheet',
    { text: 'a\tb\r\n1\t\r\n' },
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a cell with a line end', { text: '"a\nb"\tc' }, [['a\nb', 'c']]],
  ['one column of a spreadsheet', { text: 'a\n\nc\n', html: '<table><tr><td>a' }, [['a'], [''], ['c']]],
  [
    'CSV',
    { text: 'a,"b, c"\n1,2' },
    [
      ['a', 'b, c'],
      ['1', '2'],
    ],
  ],
  [
    'CSV with semicolons',
    { text: 'Vklad;Hodin\n1,5;24' },
    [
      ['Vklad', 'Hodin'],
      ['1,5', '24'],
    ],
  ],
  [
    'a quotation mark that is never closed',
    { text: '"vysoký\t5\n1\t2' },
    [
      ['"vysoký', '5'],
      ['1', '2'],
    ],
  ],
  ['a sentence', { text: 'Rychlé, ale drahé' }, undefined],
  ['two sentences', { text: 'Rychlé, ale drahé.\nA pomalé.' }, undefined],
  ['two lines', { text: 'Rychlé\nDrahé' }, undefined],
])('parses %s', (_, { text, html = '' }, cells) => {
  expect(readPasted({ text, html })).toEqual(cells)
})
