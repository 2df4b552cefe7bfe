import { delimiterOf, parseRows } from '#shared/csv.ts'

interface Clipboard {
  text: string
  html: string
}

const isTable = (html: string) => /<table[\s>]/i.test(html)

/** Parses cells copied from a spreadsheet, or CSV; undefined for anything else. */
export function readPasted({ text, html }: Clipboard): string[][] | undefined {
  if (text.includes('\t') || isTable(html))
    return cellsIn(text, '\t') ?? text.split(/\r?\n/).map((row) => row.split('\t'))
  const rows = cellsIn(text, delimiterOf(text))
  const first = rows?.[0]
  // Sentences have commas, too; CSV has the same number in every line.
  const isCsv = rows && rows.length > 1 && first && first.length > 1 && rows.every((row) => row.length === first.length)
  return isCsv ? rows : undefined
}

/** Undefined if it cannot be parsed. */
function cellsIn(text: string, delimiter: string): string[][] | undefined {
  try {
    return parseRows(text, delimiter).map(({ cells }) => cells)
  } catch {
    return undefined
  }
}
