import type { Column } from '#records/admin/list/types.ts'

type Named = Pick<Column<never>, 'name' | 'isOptional'>

/** The columns in the address, in its order. The first one is fixed: it links to the record. */
export function columnsFor<Any extends Named>(columns: Any[], columnNames: string): Any[] {
  const [first, ...others] = columns
  if (!first) return []
  const hasChoice = columnNames !== ''
  const named = columnNames.split(',').flatMap((name) => others.find((column) => column.name === name) ?? [])
  return [first, ...(hasChoice ? new Set(named) : others.filter(({ isOptional }) => !isOptional))]
}

/** The parameter for these columns; empty for the default ones. */
export function columnsParam<Any extends Named>(columns: Any[], shown: Any[]): string {
  const names = (some: Any[]) => some.map(({ name }) => name).join(',')
  return names(shown) === names(columnsFor(columns, '')) ? '' : names(shown)
}
