import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { AppError } from '#shared/app-error.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Spreadsheets would run these as formulas. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/** Tells spreadsheets that the file is UTF-8. */
const BOM = '\uFEFF'

type Cell = string | number | boolean

function writeCell(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Delimiter = ',' | ';'

/** The delimiter of exported lists. */
export const LIST_DELIMITER = ';'

const writeRow = (row: Cell[], delimiter: Delimiter) => `${row.map(writeCell).join(delimiter)}\r\n`

/** Czech spreadsheets open files directly only with semicolons as delimiters. */
export const writeCsv = (rows: Cell[][], delimiter: Delimiter = ','): string => BOM + moreCsv(rows, delimiter)

/** Further rows of a file started with `writeCsv`. */
export const moreCsv = (rows: Cell[][], delimiter: Delimiter): string =>
  rows.map((row) => writeRow(row, delimiter)).join('')

interface CsvRow {
  /** The line on which the row begins, from 1. */
  line: number
  cells: string[]
}

/** Parses CSV, skipping empty rows. */
export function readCsv(text: string): CsvRow[] {
  try {
    return parseRows(text, delimiterOf(text))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .map(({ line, cells }) => ({ line, cells: cells.map(unguard) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new AppError('VALIDATION_FAILED', `This is not CSV: ${error.message}.`)
  }
}

/** Czech spreadsheets use semicolons, “Unicode text” uses tabs; the first line decides. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  if (head.includes('\t') && !/[",;]/.test(head)) return '\t'
  return head.includes(';') && !head.includes(',') ? ';' : ','
}

/** Throws a `CsvError` for an unclosed quotation mark. */
export function parseRows(text: string, delimiter: string): CsvRow[] {
  const rows = parse(text, {
    bom: true,
    delimiter,
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
  }) as unknown as { info: { lines: number }; raw: string; record: string[] }[]
  return rows.map(({ info, raw, record }) => ({ line: info.lines - lineEndsIn(raw), cells: record }))
}

/** The parser reports the last line of a row, which may be several lines below its first. */
const lineEndsIn = (raw: string) => raw.trim().split(/\r\n|[\r\n]/).length - 1

const unguard = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)
