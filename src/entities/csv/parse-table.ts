import type { CsvColumn } from '#entities/csv/columns.server.ts'
import { excessRefusal } from '#entities/csv/excess.ts'
import { type CsvImport, MAX_ROWS } from '#entities/csv/import-schema.ts'
import { AppError } from '#shared/app-error.ts'
import { readCsv } from '#shared/csv.ts'

export interface CsvTable {
  columns: CsvColumn[]
  ignored: string[]
  rows: TableRow[]
}

export interface TableRow {
  line: number
  isLeftOut: boolean
  /** By column name, including read-only columns. */
  cells: ReadonlyMap<string, string>
  /** Why text after the last named column is refused, e.g. behind a separator that was not quoted. */
  excess: string | undefined
}

interface Known {
  /** Columns an import may change. */
  columns: CsvColumn[]
  /** Exported columns that an import ignores. */
  readOnly: string[]
}

/** Parses the file and applies the editor's corrections. */
export function parseTable({ csv, edits, leftOut }: CsvImport, known: Known): CsvTable {
  const [head, ...lines] = readCsv(csv)
  if (!head) refuse('The file is empty.')
  const names = head.cells.map((name) => name.trim())
  refuseColumns(names, known)
  if (lines.length === 0) refuse('The file has no rows, only the names of its columns.')
  if (lines.length > MAX_ROWS) refuse(`A file may have ${MAX_ROWS} rows at most; this one has ${lines.length}.`)
  const corrected = Map.groupBy(edits, ({ line }) => line)
  const left = new Set(leftOut)
  return {
    columns: names.flatMap((name) => known.columns.find((column) => column.name === name) ?? []),
    ignored: names.filter((name) => known.readOnly.includes(name)),
    rows: lines.map(({ line, cells }) => ({
      line,
      isLeftOut: left.has(line),
      cells: new Map([
        ...names.map((name, index) => [name, cells[index] ?? ''] as const),
        ...(corrected.get(line) ?? []).map(({ column, value }) => [column, value] as const),
      ]),
      excess: excessRefusal(cells, names.length),
    })),
  }
}

/** The details are for API clients: editors find the column names in every exported file. */
function refuse(message: string, more = message): never {
  throw new AppError('VALIDATION_FAILED', message, [{ path: 'csv', message: more }])
}

const MAX_QUOTED = 5

/** “a”, “b” or “c” */
function quoted(names: string[]): string {
  const shown = names.slice(0, MAX_QUOTED).map((name) => `“${name.slice(0, 40)}”`)
  const rest = names.length - shown.length
  const last = rest > 0 ? `${rest} more` : shown.pop()
  return [shown.join(', '), last].filter(Boolean).join(' or ')
}

function refuseColumns(names: string[], { columns, readOnly }: Known): void {
  const all = new Set([...readOnly, ...columns.map(({ name }) => name)])
  const unknown = names.filter((name) => !all.has(name))
  if (unknown.includes('')) refuse('A column has no name in the first line.')
  if (unknown.length > 0) refuse(`There is no column ${quoted(unknown)}.`, `Known are ${[...all].join(', ')}.`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) refuse(`The column “${twice}” is there twice.`)
  if (!names.includes('id') && !names.includes('slug'))
    refuse('The first line must name the column id or slug, by which records are found.')
  if (!names.some((name) => columns.some((column) => column.name === name)))
    refuse('There is no column that could change anything.')
}
