import type { Reader } from '#entities/collection.server.ts'
import { fold } from '#shared/czech/slug.ts'

const MAX_WORDS = 8

/** The words somebody looks for, as the index knows them: folded, letters and digits only. */
export const searchWords = (query: string): string[] =>
  fold(query)
    .match(/[a-z0-9]+/g)
    ?.slice(0, MAX_WORDS) ?? []

export async function indexForSearch(
  db: Reader,
  entry: { collection: string; recordId: string; title: string; body: string },
): Promise<void> {
  const values = { ...entry, title: fold(entry.title), body: fold(entry.body) }
  await db
    .insertInto('searchEntry')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['collection', 'recordId']).doUpdateSet({ title: values.title, body: values.body }),
    )
    .execute()
}

export async function removeFromSearch(db: Reader, collection: string, recordId: string): Promise<void> {
  await db.deleteFrom('searchEntry').where('collection', '=', collection).where('recordId', '=', recordId).execute()
}
