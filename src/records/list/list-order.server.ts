import { sql } from 'kysely'
import { BY_MATCH, type ListQuery, type Searched } from '#records/list/list-query.server.ts'
import type { ListRules } from '#records/list/list-rules.server.ts'
import { searchWords } from '#records/list/search-index.server.ts'

export function orderOf({ name, table, list }: Searched, { sort, q = '' }: ListQuery, isReversed = false) {
  if (sort !== BY_MATCH) return columnsOf(list, sort, isReversed)
  const words = searchWords(q)
  const order = columnsOf(list, list.defaultSort)
  return words.length > 0 ? [titleRank(name, table, words), ...order] : order
}

/** The same ranking as `matchRank`, on the folded words of the index, which are free of `like` wildcards. */
const titleRank = (collection: string, table: string, words: string[]) => sql`(
  select case
    when search_entry.title = ${words.join(' ')} then 0
    when search_entry.title like ${`${words.join(' ')}%`} then 1
    when ${sql.join(
      words.map((word) => sql`' ' || search_entry.title like ${`% ${word}%`}`),
      sql` and `,
    )} then 2
    else 3 end
  from search_entry where collection = ${collection} and record_id = ${sql.ref(`${table}.id`)}
)`

export function columnsOf({ sorts, mayBeNull = [] }: ListRules, sort: string, isReversed = false) {
  const isDescending = sort.startsWith('-')
  const [first, ...ties] = sorts[isDescending ? sort.slice(1) : sort] ?? ['id']
  const direction = sql.raw(isDescending !== isReversed ? 'desc' : 'asc')
  // Only where needed: with an explicit null order PostgreSQL would not use the index.
  const nulls = mayBeNull.includes(first) ? sql.raw(` nulls ${isReversed ? 'first' : 'last'}`) : sql``
  return [
    sql`${sql.ref(first)} ${direction}${nulls}`,
    ...ties.map((column) => sql`${sql.ref(column)} ${sql.raw(isReversed ? 'desc' : 'asc')}`),
    // A unique tie-breaker, so that no record appears on two pages.
    sql`${sql.ref('id')} ${direction}`,
  ]
}
