import { sql } from 'kysely'
import type { Reader } from '#records/db.server.ts'

const BATCH_SIZE = 200
const MAX_SCANNED = 2000

/** Index entries are folded words joined by spaces, free of `like` wildcards. */
export const hasWords = (words: string[]) =>
  sql<boolean>`${sql.join(
    words.map((word) => sql`' ' || search_entry.title || ' ' || search_entry.body like ${`% ${word}%`}`),
    sql` and `,
  )}`

/** Scans in list order: a frequent word has hits right at the start. Undefined if too few within the scan limit. */
export async function firstHits(
  db: Reader,
  { name, words, count }: { name: string; words: string[]; count: number },
  idsFrom: (offset: number, limit: number) => Promise<string[]>,
): Promise<string[] | undefined> {
  const hits: string[] = []
  // For a word in nearly all records, a small first batch is enough.
  let limit = Math.min(BATCH_SIZE, 2 * count)
  for (let walked = 0; walked < MAX_SCANNED; walked += limit, limit = BATCH_SIZE) {
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
