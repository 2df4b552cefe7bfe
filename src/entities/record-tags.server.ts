import { type Kind, lookupsOf } from '#entities/tables.server.ts'
import { lookupTag, recordTag } from '#infra/cache/query-tags.server.ts'

/** Kinds for which data is cached by month of creation. */
const BY_MONTH: ReadonlySet<Kind> = new Set<Kind>(['post'])
export const monthOf = (date: string) => date.slice(0, 'yyyy-mm'.length)
/** `post@createdAt:2026-11` */
export const monthTag = (kind: Kind, month: string) => lookupTag(kind, ['createdAt'], [month])

/** `post@all`: any record, including drafts and archived ones. No page depends on it. */
export const allTag = (kind: Kind) => `${kind}@all`

/** Columns from which summaries over all records are computed; a summary is recomputed only when one of its columns changes. */
const SUMMARISED: Partial<Record<Kind, readonly string[]>> = {
  casino: [
    'isDeleted',
    'isActive',
    'closedYear',
    'reviewPost',
    'licence',
    'payoutsSpeed',
    'rating',
    'measuredHours',
    'bonusTerms',
    'gameTypes',
    'paymentMethods',
    'softwareProviders',
  ],
  post: ['isDeleted', 'isActive'],
}
export const columnTags = (kind: Kind, columns: readonly string[]) => columns.map((column) => `${kind}@${column}`)

/** Tags of the columns that differ from the previous version; for a new record, all. */
export function changedColumnTags(kind: Kind, previous: object | null, record: object): string[] {
  const valueIn = (of: object, column: string) => JSON.stringify(Reflect.get(of, column))
  const columns = SUMMARISED[kind] ?? []
  return columnTags(
    kind,
    previous ? columns.filter((column) => valueIn(previous, column) !== valueIn(record, column)) : columns,
  )
}

export function tagsOfRecord(kind: Kind, record: { id: string }): string[] {
  const values = (columns: readonly string[]) => columns.map((column): unknown => Reflect.get(record, column))
  const found = lookupsOf(kind).map((columns) => ({ columns, values: values(columns) }))
  // Null columns give no lookup tag: a record without a writer is on no writer's page.
  const whole = found.filter(({ values: given }) => !given.includes(null))
  return [
    kind,
    recordTag(kind, record.id),
    ...(BY_MONTH.has(kind) ? [monthTag(kind, monthOf(String(Reflect.get(record, 'createdAt'))))] : []),
    ...whole.map(({ columns, values: given }) => lookupTag(kind, columns, given)),
    allTag(kind),
  ]
}
