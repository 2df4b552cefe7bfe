import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'

/**
 * The one record with this value that is not archived: by slug, path or e-mail. Repeats the whole condition of the
 * unique index, and not as parameters: databases use a partial index only when they can prove that it has the row.
 */
export function unarchivedWith(column: string, value: string): Expression<SqlBool> {
  const eb = expressionBuilder<any, any>()
  return eb.and([eb(column, '=', value), eb(column, '<>', sql.lit('')), eb('isDeleted', '=', eb.lit(0))])
}

/** The records with one of these values. */
export function unarchivedIn(column: string, values: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<any, any>()
  return eb.and([eb(column, 'in', [...values, '']), eb(column, '<>', sql.lit('')), eb('isDeleted', '=', eb.lit(0))])
}
