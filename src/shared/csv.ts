import * as m from '#shared/messages.ts'
import { CsvError, type Options, parse } from 'csv-parse/browser/esm/sync'
import { AppError } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'

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

export const LIST_DELIMITER = ';'

const writeRow = (row: Cell[], delimiter: Delimiter) => `${row.map(writeCell).join(delimiter)}\r\n`

/** Czech spreadsheets open files directly only with semicolons as delimiters. */
export const writeCsv = (rows: Cell[][], delimiter: Delimiter = ','): string => BOM + moreCsv(rows, delimiter)

export const moreCsv = (rows: Cell[][], delimiter: Delimiter): string =>
  rows.map((row) => writeRow(row, delimiter)).join('')

interface CsvRow {
  /** The line on which the row begins, from 1. */
  line: number
  cells: string[]
}

/** Parses CSV, skipping empty rows; stops after the given number of rows. */
export function readCsv(text: string, most?: number): CsvRow[] {
  try {
    const options = { skip_records_with_empty_values: true, ...(most === undefined ? {} : { to: most }) }
    return parseRows(text, delimiterOf(text), options).map(({ line, cells }) => ({ line, cells: cells.map(unguard) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new AppError('VALIDATION_FAILED', said(m.notCsv, { reason: error.message }))
  }
}

/** Far more than any exported file has, texts of several lines and empty rows included. */
const MAX_COLUMNS = 200
const MAX_LINES = 50_000

export interface CsvTable {
  names: string[]
  /** Those of them that were wanted, in the order of the cells. */
  columns: string[]
  rows: CsvTableRow[]
}

interface CsvTableRow extends CsvRow {
  /** Text behind the last named column. */
  excess: string | undefined
}

/** Refuses what is too long before parsing: the parser makes an error with a stack for each row of another width. */
export function readCsvTable(text: string, maxRows: number, wanted: readonly string[]): CsvTable {
  if (linesIn(text) > MAX_LINES) refuse(said(m.linesAtMost, { number: String(MAX_LINES) }))
  if (isTooWide(text, delimiterOf(text))) refuse(said(m.columnsAtMost, { number: MAX_COLUMNS }))
  const [head, ...lines] = readCsv(text, maxRows + 2)
  const names = head?.cells.map((name) => name.trim()) ?? []
  if (lines.length > maxRows) refuse(said(m.rowsAtMost, { number: String(maxRows) }))
  const kept = names.flatMap((name, index) => (wanted.includes(name) ? [{ name, index }] : []))
  return {
    names,
    columns: kept.map(({ name }) => name),
    rows: lines.map(({ line, cells }) => ({
      line,
      cells: kept.map(({ index }) => cells[index] ?? ''),
      excess: cells.slice(names.length).find((cell) => cell.trim() !== ''),
    })),
  }
}

function linesIn(text: string): number {
  let lines = 1
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n')) lines++
  }
  return lines
}

/** Whether a row has too many cells. The parser has no limit of its own, and makes an object of each cell it is asked about. */
function isTooWide(text: string, delimiter: string): boolean {
  let width = 1
  let isQuoted = false
  let isAtStart = true
  for (let at = text.startsWith(BOM) ? 1 : 0; at < text.length && width <= MAX_COLUMNS; at++) {
    const sign = text.charAt(at)
    if (sign === '"' && (isQuoted || isAtStart)) {
      // Two of them in a quoted cell are one of its text.
      if (isQuoted && text.charAt(at + 1) === '"') at++
      else isQuoted = !isQuoted
    } else if (!isQuoted && sign === delimiter) width++
    else if (!isQuoted && (sign === '\n' || sign === '\r')) width = 1
    isAtStart = !isQuoted && (sign === delimiter || sign === '\n' || sign === '\r')
  }
  return width > MAX_COLUMNS
}

function refuse(words: Said): never {
  throw new AppError('VALIDATION_FAILED', words)
}

/** Czech spreadsheets use semicolons, “Unicode text” uses tabs; the first line decides. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  if (head.includes('\t') && !/[",;]/.test(head)) return '\t'
  return head.includes(';') && !head.includes(',') ? ';' : ','
}

/** Throws a `CsvError` for an unclosed quotation mark. */
export function parseRows(text: string, delimiter: string, options: Options = {}): CsvRow[] {
  const rows = parse(text, {
    ...options,
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
