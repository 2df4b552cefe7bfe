import { writeFlag, writeList, writeNumber, writeText } from '#records/csv/cells.ts'
import type { CsvColumn } from '#records/csv/columns.server.ts'
import type { Names } from '#records/csv/names.server.ts'
import type { RecordTable } from '#records/db.server.ts'

export function valueAt(record: object, { path }: Pick<CsvColumn, 'path'>): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    record,
  )
}

export function writeCell(value: unknown, { kind, table }: CsvColumn, names: ReadonlyMap<RecordTable, Names>): string {
  const named = table && names.get(table)
  if (Array.isArray(value)) {
    const items = value.map(String)
    // A list of one item may equal the clear marker.
    return writeText(writeList(kind === 'names' && named ? items.map(named.write) : items))
  }
  if (typeof value === 'number') return writeNumber(value)
  if (typeof value === 'boolean') return writeFlag(value)
  if (typeof value !== 'string') return ''
  return kind === 'name' && named && value !== '' ? named.write(value) : writeText(value)
}
