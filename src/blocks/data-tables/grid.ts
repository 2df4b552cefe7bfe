import { type Column, MAX_COLUMNS, MAX_ROWS } from '#blocks/data-tables/block.ts'
import type { Inline } from '#shared/schema/rich-text.ts'

/** The part of a table that is edited as a grid. Stored rows may have fewer cells than columns. */
export interface Grid {
  columns: Column[]
  rows: Inline[][][]
}

const moved = <Item>(items: Item[], from: number, to: number): Item[] => {
  const item = items[from]
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

const cellsOf = (row: Inline[][], width: number): Inline[][] =>
  Array.from({ length: width }, (_, column) => row[column] ?? [])

const eachRow = ({ columns, rows }: Grid, change: (cells: Inline[][]) => Inline[][]) =>
  rows.map((row) => change(cellsOf(row, columns.length)))

export function setCell(grid: Grid, row: number, column: number, cell: Inline[]): Grid {
  const cells = cellsOf(grid.rows[row] ?? [], grid.columns.length).with(column, cell)
  return { ...grid, rows: grid.rows.with(row, cells) }
}

export const setColumn = (grid: Grid, column: number, changes: Partial<Column>): Grid => ({
  ...grid,
  columns: grid.columns.map((each, index) => (index === column ? { ...each, ...changes } : each)),
})

export const insertRow = (grid: Grid, at: number): Grid =>
  grid.rows.length >= MAX_ROWS ? grid : { ...grid, rows: grid.rows.toSpliced(at, 0, []) }

export const removeRow = (grid: Grid, row: number): Grid =>
  grid.rows.length === 1 ? grid : { ...grid, rows: grid.rows.toSpliced(row, 1) }

export const moveRow = (grid: Grid, from: number, to: number): Grid => ({ ...grid, rows: moved(grid.rows, from, to) })

export const insertColumn = (grid: Grid, at: number): Grid =>
  grid.columns.length >= MAX_COLUMNS
    ? grid
    : { columns: grid.columns.toSpliced(at, 0, { label: '' }), rows: eachRow(grid, (row) => row.toSpliced(at, 0, [])) }

export const removeColumn = (grid: Grid, column: number): Grid =>
  grid.columns.length === 1
    ? grid
    : { columns: grid.columns.toSpliced(column, 1), rows: eachRow(grid, (row) => row.toSpliced(column, 1)) }

export const moveColumn = (grid: Grid, from: number, to: number): Grid => ({
  columns: moved(grid.columns, from, to),
  rows: eachRow(grid, (row) => moved(row, from, to)),
})

/** Row index of the headings. */
export const HEADINGS = -1

export interface Place {
  row: number
  column: number
}

const widestOf = (lines: string[][]) => Math.max(...lines.map((line) => line.length))

/** Whether nothing of a paste is dropped. */
export const isAllPasted = ({ row, column }: Place, lines: string[][]): boolean =>
  row + lines.length <= MAX_ROWS && column + widestOf(lines) <= MAX_COLUMNS

/** Pastes texts into the grid from a cell on. The grid grows up to its limits; the rest is dropped. */
export function pasteInto(grid: Grid, { row, column }: Place, lines: string[][]): Grid {
  const width = Math.min(MAX_COLUMNS, Math.max(grid.columns.length, column + widestOf(lines)))
  const height = Math.min(MAX_ROWS, Math.max(grid.rows.length, row + lines.length))
  const given = (atRow: number, atColumn: number) => lines[atRow - row]?.[atColumn - column]
  return {
    columns: Array.from({ length: width }, (_, index) => {
      const known = grid.columns[index] ?? { label: '' }
      const label = given(HEADINGS, index)
      return label === undefined ? known : { ...known, label: label.replace(/\s+/g, ' ').trim().slice(0, LABEL_MAX) }
    }),
    rows: Array.from({ length: height }, (_, atRow) =>
      cellsOf(grid.rows[atRow] ?? [], width).map((cell, atColumn) => {
        const text = given(atRow, atColumn)
        return text === undefined ? cell : cellText(text)
      }),
    ),
  }
}

const LABEL_MAX = 60

export function cellText(text: string): Inline[] {
  const lines = text.trim().split(/\r?\n/)
  return lines.flatMap((line, index): Inline[] => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...(line ? [{ type: 'text' as const, text: line }] : []),
  ])
}
