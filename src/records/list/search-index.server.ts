import type { Collection, Entity } from '#records/collection.server.ts'
import type { Db } from '#records/db.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { fold } from '#shared/czech/slug.ts'

const MAX_WORDS = 8
/** Folding more at once takes longer than others may have to wait. */
const PIECE_LENGTH = 50_000

/** Folded letters and digits. Split here because each database would tokenise 24/7 or info@kasino.cz differently. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

export const searchWords = (query: string): string[] => wordsOf(query).slice(0, MAX_WORDS)

async function indexedWords(text: string): Promise<string> {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    await yieldToEventLoop()
    const end = text.indexOf(' ', from + PIECE_LENGTH)
    const to = end < 0 ? text.length : end
    pieces.push(wordsOf(text.slice(from, to)).join(' '))
    from = to
  }
  return pieces.filter(Boolean).join(' ')
}

/** Returns whether other words are indexed now. */
export async function indexForSearch(
  db: Db,
  entry: { collection: string; recordId: string; title: string; body: string },
): Promise<boolean> {
  const values = { ...entry, title: wordsOf(entry.title).join(' '), body: await indexedWords(entry.body) }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('searchEntry')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['collection', 'recordId'])
        .doUpdateSet({ title: values.title, body: values.body })
        // The same words again would be indexed again.
        .where((entry) =>
          entry.or([entry('searchEntry.title', '<>', values.title), entry('searchEntry.body', '<>', values.body)]),
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export const indexRecord = <E extends Entity>(
  db: Db,
  collection: Collection<E>,
  record: E['record'],
): Promise<boolean> =>
  indexForSearch(db, {
    collection: collection.name,
    recordId: record.id,
    title: collection.titleOf(record),
    body: collection.searchBody(record),
  })

export async function removeFromSearch(db: Db, collection: string, recordId: string): Promise<void> {
  await db.deleteFrom('searchEntry').where('collection', '=', collection).where('recordId', '=', recordId).execute()
}
