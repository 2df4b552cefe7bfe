import { type RawBuilder, sql } from 'kysely'

/**
 * The one record that has this value and is not archived: a slug, a path, an e-mail. The whole condition of the unique
 * index is said, and not as parameters: the databases use an index of some rows only when they see that it has the row.
 */
export const unarchivedWith = (column: string, value: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = ${value} and ${sql.ref(column)} <> '' and ${sql.ref('isDeleted')} = 0`
