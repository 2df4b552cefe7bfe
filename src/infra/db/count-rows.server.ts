import type { SelectQueryBuilder } from 'kysely'

/** Of a query that selects nothing yet. */
export async function countRows(query: SelectQueryBuilder<any, any, object>): Promise<number> {
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}
