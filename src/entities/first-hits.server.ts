import { sql } from 'kysely'
import type { Reader } from '#entities/tables.server.ts'

const AT_ONCE = 200
const MOST_WALKED = 2000

/** The words stand in the index folded and parted by spaces, and hold nothing that `like` would read. */
export const hasWords = (words: string[]) =>
  sql<boolean>`${sql.join(
    words.map((word) => sql`' ' || search_entry.title || ' ' || search_entry.body like ${`% ${word}%`}`),
    sql` and `,
  )}`

/**
 * The first records of a list that have all the words: looked for from its beginning, a few at a time. A word that many have
 * is found there at once, while an index would list all that have it. Undefined where there are not enough of them.
 */
export async function firstHits(
  db: Reader,
  { name, words, count }: { name: string; words: string[]; count: number },
  idsFrom: (offset: number, limit: number) => Promise<string[]>,
): Promise<string[] | undefined> {
  const hits: string[] = []
  // Of a word that nearly all have, few are needed.
  let limit = Math.min(AT_ONCE, 2 * count)
  for (let walked = 0; walked < MOST_WALKED; walked += limit, limit = AT_ONCE) {
    const ids = await idsFrom(walked, limit)
    if (ids.length === 0) return hits
    const having = await db
      .selectFrom('searchEntry')
      .where('collection', '=', name)
      .where('recordId', 'in', ids)
      .where(hasWords(words))
      .select('recordId')
      .execute()
    const found = new Set(having.map(({ recordId }) => recordId))
    hits.push(...ids.filter((id) => found.has(id)))
    if (hits.length >= count) return hits.slice(0, count)
  }
  return undefined
}
