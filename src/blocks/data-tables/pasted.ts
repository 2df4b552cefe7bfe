import { readRows, separatorOf } from '#shared/csv.ts'

interface Clipboard {
  text: string
  html: string
}

const isTable = (html: string) => /<table[\s>]/i.test(html)

/** Rows and columns that were copied from a spreadsheet, or CSV; undefined for anything else, which is just text. */
export function readPasted({ text, html }: Clipboard): string[][] | undefined {
  if (text.includes('\t') || isTable(html)) return cellsIn(text, '\t')
  const rows = cellsIn(text, separatorOf(text))
  const [first] = rows
  // A sentence has commas too; a table has the same number of them in every line.
  const isCsv = rows.length > 1 && first && first.length > 1 && rows.every((row) => row.length === first.length)
  return isCsv ? rows : undefined
}

const cellsIn = (text: string, separator: string) => readRows(text, separator).map(({ cells }) => cells)
