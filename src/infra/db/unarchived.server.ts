import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'

/** Repeats the whole condition of the unique index, not as parameters: else databases do not use a partial index. */
export function unarchivedWith(column: string, value: string): Expression<SqlBool> {
  const eb = expressionBuilder<any, any>()
  return eb.and([eb(column, '=', value), eb(column, '<>', sql.lit('')), eb('isDeleted', '=', eb.lit(0))])
}

export function unarchivedIn(column: string, values: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<any, any>()
  return eb.and([eb(column, 'in', [...values, '']), eb(column, '<>', sql.lit('')), eb('isDeleted', '=', eb.lit(0))])
}
