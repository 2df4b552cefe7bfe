import { delimiterOf, parseRows } from '#shared/csv.ts'

interface Clipboard {
  text: string
  html: string
}

const isTable = (html: string) => /<table[\s>]/i.test(html)

/** Rows and columns that were copied from a spreadsheet, or CSV; undefined for anything else, which is just text. */
export function readPasted({ text, html }: Clipboard): string[][] | undefined {
  if (text.includes('\t') || isTable(html))
    return cellsIn(text, '\t') ?? text.split(/\r?\n/).map((row) => row.split('\t'))
  const rows = cellsIn(text, delimiterOf(text))
  const first = rows?.[0]
  // A sentence has commas too; a table has the same number of them in every line.
  const isCsv = rows && rows.length > 1 && first && first.length > 1 && rows.every((row) => row.length === first.length)
  return isCsv ? rows : undefined
}

/** Undefined when it cannot be read as rows. */
function cellsIn(text: string, delimiter: string): string[][] | undefined {
  try {
    return parseRows(text, delimiter).map(({ cells }) => cells)
  } catch {
    return undefined
  }
}
