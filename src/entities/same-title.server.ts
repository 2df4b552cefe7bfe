import type { Reader } from '#records/db.server.ts'
import type { Related } from '#shared/checks/evidence.ts'
import { czechSortKey } from '#shared/czech/sort-key.ts'

export const MAX_RELATED = 5

const COLLECTIONS = { post: 'posts', casino: 'casinos', bookmaker: 'bookmakers' } as const

/** Uses the index on the sort key, then compares titles, because different letters may share a sort key. */
export async function withSameTitle(
  db: Reader,
  table: keyof typeof COLLECTIONS,
  { id = '', title }: { id?: string | undefined; title: string },
): Promise<Related[]> {
  if (title === '') return []
  const rows = await db
    .selectFrom(table)
    .where('isDeleted', '=', 0)
    .where('titleSort', '=', czechSortKey(title))
    .where('id', '<>', id)
    .select(['id', 'title'])
    .limit(MAX_RELATED)
    .execute()
  const folded = title.toLocaleLowerCase('cs')
  return rows
    .filter((row) => row.title.trim().toLocaleLowerCase('cs') === folded)
    .map((row) => ({ collection: COLLECTIONS[table], ...row }))
}
