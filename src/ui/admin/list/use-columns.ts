import type { Column } from '#ui/admin/list/types.ts'

type Named = Pick<Column<never>, 'name' | 'isOptional'>

/** The columns that an address asks for, in its order. The first always stands first: it leads to the record. */
export function columnsFor<Any extends Named>(columns: Any[], asked: string): Any[] {
  const [first, ...others] = columns
  if (!first) return []
  const isAsked = asked !== ''
  const named = asked.split(',').flatMap((name) => others.find((column) => column.name === name) ?? [])
  return [first, ...(isAsked ? new Set(named) : others.filter(({ isOptional }) => !isOptional))]
}

/** How an address asks for these columns; the usual ones need no words. */
export function askFor<Any extends Named>(columns: Any[], shown: Any[]): string {
  const names = (some: Any[]) => some.map(({ name }) => name).join(',')
  return names(shown) === names(columnsFor(columns, '')) ? '' : names(shown)
}
