import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'

/**
 * The one record that has this value and is not archived: a slug, a path, an e-mail. The whole condition of the unique
 * index is said, and not as parameters: the databases use an index of some rows only when they see that it has the row.
 */
export function unarchivedWith(column: string, value: string): Expression<SqlBool> {
  const eb = expressionBuilder<any, any>()
  return eb.and([eb(column, '=', value), eb(column, '<>', sql.lit('')), eb('isDeleted', '=', eb.lit(0))])
}

/** Those that have one of these values. */
export function unarchivedIn(column: string, values: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<any, any>()
  return eb.and([eb(column, 'in', [...values, '']), eb(column, '<>', sql.lit('')), eb('isDeleted', '=', eb.lit(0))])
}
