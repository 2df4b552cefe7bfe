import { recordsConfig } from '#records/config.server.ts'
import type { RecordTable } from '#records/db.server.ts'
import { lookupTag, recordTag } from '#infra/cache/query-tags.server.ts'

export const monthOf = (date: string) => date.slice(0, 'yyyy-mm'.length)
/** `post@createdAt:2026-11` */
export const monthTag = (kind: RecordTable, month: string) => lookupTag(kind, ['createdAt'], [month])

/** `post@all`: any record, including drafts and archived ones. No page depends on it. */
export const allTag = (kind: RecordTable) => `${kind}@all`

export const columnTags = (kind: RecordTable, columns: readonly string[]) =>
  columns.map((column) => `${kind}@${column}`)

/** Tags of the columns that differ from the previous version; for a new record, all. */
export function changedColumnTags(kind: RecordTable, previous: object | null, record: object): string[] {
  const valueIn = (of: object, column: string) => JSON.stringify(Reflect.get(of, column))
  const columns = recordsConfig().tables[kind].summarised
  return columnTags(
    kind,
    previous ? columns.filter((column) => valueIn(previous, column) !== valueIn(record, column)) : columns,
  )
}

export function tagsOfRecord(kind: RecordTable, record: { id: string }): string[] {
  const values = (columns: readonly string[]) => columns.map((column): unknown => Reflect.get(record, column))
  const { lookups, isByMonth } = recordsConfig().tables[kind]
  const found = lookups.map((columns) => ({ columns, values: values(columns) }))
  // Null columns give no lookup tag: a record without a writer is on no writer's page.
  const whole = found.filter(({ values: given }) => !given.includes(null))
  return [
    kind,
    recordTag(kind, record.id),
    ...(isByMonth ? [monthTag(kind, monthOf(String(Reflect.get(record, 'createdAt'))))] : []),
    ...whole.map(({ columns, values: given }) => lookupTag(kind, columns, given)),
    allTag(kind),
  ]
}
