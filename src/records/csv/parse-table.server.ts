import * as m from '#records/csv/messages.ts'
import type { CsvColumn } from '#records/csv/columns.server.ts'
import { excessRefusal } from '#records/csv/excess.ts'
import { type CsvImport, MAX_ROWS } from '#records/csv/import-schema.ts'
import { readTable } from '#records/csv/read-table.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { type Message, type Said, said } from '#shared/words/message.ts'

export interface ImportTable {
  columns: CsvColumn[]
  ignored: string[]
  unknown: string[]
  rows: TableRow[]
}

/** Looked up one by one: to make a map of each row of a large file at once would hold up everybody. */
export interface Cells {
  get: (column: string) => string | undefined
}

export interface TableRow {
  line: number
  isLeftOut: boolean
  /** The file wins, even if it is older than what is stored. */
  isOverwriting: boolean
  /** By column name, including read-only columns. */
  cells: Cells
  /** Why text after the last named column is refused, e.g. behind a separator that was not quoted. */
  excess: Said | undefined
}

interface Known {
  columns: CsvColumn[]
  readOnly: string[]
}

export async function parseTable({ csv, edits, leftOut, overwrite }: CsvImport, known: Known): Promise<ImportTable> {
  const all = [...known.readOnly, ...known.columns.map(({ name }) => name)]
  const { names, columns, rows } = await readTable(csv, MAX_ROWS, all)
  if (names.length === 0) refuse(m.emptyFile)
  refuseColumns(names, known)
  if (rows.length === 0) refuse(m.noRows)
  const places = new Map(columns.map((name, index) => [name, index]))
  const corrected = new Map(edits.map(({ line, column, value }) => [`${line} ${column}`, value]))
  const left = new Set(leftOut)
  const overwritten = new Set(overwrite)
  return {
    columns: names.flatMap((name) => known.columns.find((column) => column.name === name) ?? []),
    ignored: names.filter((name) => known.readOnly.includes(name)),
    unknown: names.filter((name) => !columns.includes(name)),
    rows: rows.map(({ line, cells, excess }) => ({
      line,
      isLeftOut: left.has(line),
      isOverwriting: overwritten.has(line),
      cells: { get: (column) => corrected.get(`${line} ${column}`) ?? cells[places.get(column) ?? -1] },
      excess: excess === undefined ? undefined : excessRefusal(excess),
    })),
  }
}

/** The details are for API clients: editors find the column names in every exported file. */
function refuse(words: Message | Said, more = words): never {
  throw new AppError('VALIDATION_FAILED', words, [fieldError('csv', more)])
}

function refuseColumns(names: string[], { columns, readOnly }: Known): void {
  if (names.includes('')) refuse(m.unnamedColumn)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) refuse(said(m.columnTwice, { name: twice }))
  if (!names.includes('id') && !names.includes('slug')) refuse(m.noKey)
  const known = columns.map(({ name }) => name)
  if (!names.some((name) => known.includes(name)))
    refuse(m.noUsefulColumn, said(m.knownColumns, { names: [...readOnly, ...known].join(', ') }))
}
