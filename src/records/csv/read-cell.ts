import { CLEAR, readFlag, readList, readNumber, readText } from '#records/csv/cells.ts'
import type { CsvColumn } from '#records/csv/columns.server.ts'
import type { Names } from '#records/csv/names.server.ts'
import type { RecordTable } from '#records/db.server.ts'
import type { Said } from '#shared/words/message.ts'

export type Read = { value: unknown } | { problem: Said }

/** Parses a cell; undefined for an empty one, which leaves the value unchanged. */
export function readCell(
  cell: string,
  column: CsvColumn,
  empty: unknown,
  names: ReadonlyMap<RecordTable, Names>,
): Read | undefined {
  if (cell.trim() === '') return undefined
  if (cell.trim() === CLEAR) return { value: empty }
  const { kind, table } = column
  if (kind === 'number') return orProblem(readNumber(cell))
  if (kind === 'flag') return orProblem(readFlag(cell))
  const text = readText(cell)
  if (kind === 'list') return { value: readList(text) }
  const named = table && names.get(table)
  if (kind === 'names' && named) return findAll(readList(text), named)
  return kind === 'name' && named ? orProblem(named.find(text)) : { value: text }
}

const orProblem = (read: string | number | boolean | { problem: Said }): Read =>
  typeof read === 'object' ? read : { value: read }

function findAll(written: string[], { find }: Names): Read {
  const found = written.map(find)
  const problem = found.find((each) => typeof each === 'object')
  return problem ?? { value: found }
}
