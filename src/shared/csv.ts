export const CSV_TYPE = 'text/csv; charset=utf-8'

/** A spreadsheet would run these as formulas. */
const FORMULA = /^[=+\-@\t\r]/
const GUARDED = /^'[=+\-@\t\r]/

/** Lets spreadsheets know that the file is UTF-8. */
const BOM = '\uFEFF'

type Cell = string | number | boolean

function writeCell(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const writeCsv = (rows: Cell[][]): string =>
  BOM + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')

export interface CsvRow {
  /** Where the row begins in the file, counted from 1. */
  line: number
  cells: string[]
}

/** Rows of a CSV text; empty ones are left out. */
export function readCsv(text: string): CsvRow[] {
  const source = text.startsWith(BOM) ? text.slice(1) : text
  return readRows(source, separatorOf(source))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({ line, cells: cells.map(unguard) }))
}

/** Czech spreadsheets separate by semicolons, so the first line decides. */
export function separatorOf(source: string): string {
  const head = source.split(/[\r\n]/, 1).join('')
  return head.includes(';') && !head.includes(',') ? ';' : ','
}

/** All rows as they are. A cell in quotation marks may hold the separator and line ends. */
export function readRows(source: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = []
  let [cells, cell, isQuoted, line, start]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endRow = () => {
    cells.push(cell)
    rows.push({ line: start, cells })
    cells = []
    cell = ''
  }
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] as string
    if (letter === '\n') line++
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n') {
      endRow()
      start = line
    } else if (letter !== '\r' || source[at + 1] !== '\n') cell += letter
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}

const unguard = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)
