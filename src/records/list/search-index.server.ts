import type { Collection, Entity } from '#records/collection.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { fold } from '#shared/czech/slug.ts'

const MAX_WORDS = 8
/** Folding more at once takes longer than others may have to wait. */
const PIECE_LENGTH = 50_000
const LONGEST_WORD = 1000

/** A longer text counts with its first words, and with further ones only if they are new: enough to find and weigh it. */
const MAX_INDEXED = 10_000
/** Removing or adding more of them is a statement that others would wait for; a text of 10,000 words has some 4,000. */
const MAX_DIFFERENT = 8000
/** Longer entries are written in steps. */
const LONG = 20_000

/** Folded letters and digits. Split here because each database would tokenise 24/7 or info@kasino.cz differently. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

export const searchWords = (query: string): string[] => wordsOf(query).slice(0, MAX_WORDS)

async function indexedWords(text: string): Promise<string> {
  const words: string[] = []
  const known = new Set<string>()
  for (let from = 0; from < text.length;) {
    await yieldToEventLoop()
    const to = endOfPiece(text, from + PIECE_LENGTH)
    for (const word of wordsOf(text.slice(from, to))) {
      if (known.has(word) ? words.length >= MAX_INDEXED : known.size >= MAX_DIFFERENT) continue
      known.add(word)
      words.push(word)
    }
    from = to
  }
  return words.join(' ')
}

function endOfPiece(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return Math.min(space < 0 ? text.length : space, from + LONGEST_WORD)
}

interface Entry {
  collection: string
  recordId: string
  title: string
  body: string
}

/** Returns whether other words are indexed now. */
export async function indexForSearch(trx: Trx, entry: Entry): Promise<boolean> {
  const next = { ...entry, title: wordsOf(entry.title).join(' '), body: await indexedWords(entry.body) }
  const stored = await trx
    .selectFrom('searchEntry')
    .where('collection', '=', entry.collection)
    .where('recordId', '=', entry.recordId)
    .select(['title', 'body'])
    .executeTakeFirst()
  if (stored?.title === next.title && stored.body === next.body) return false
  const isLong = Math.max(next.body.length, stored?.body.length ?? 0) > LONG
  if (isLong && stored) {
    await writeEntry(trx, { ...next, title: '', body: '' })
    await dialectOf(trx).flushSearchIndex(trx)
  }
  await writeEntry(trx, next)
  // Otherwise the commit would do it, on top of its own work.
  if (isLong) await dialectOf(trx).flushSearchIndex(trx)
  return true
}

async function writeEntry(trx: Trx, entry: Entry): Promise<void> {
  const { title, body } = entry
  await trx
    .insertInto('searchEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['collection', 'recordId']).doUpdateSet({ title, body }))
    .execute()
}

export const indexRecord = <E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  record: E['record'],
): Promise<boolean> =>
  indexForSearch(trx, {
    collection: collection.name,
    recordId: record.id,
    title: collection.titleOf(record),
    body: collection.searchBody(record),
  })

export async function removeFromSearch(db: Db, collection: string, recordId: string): Promise<void> {
  await db.deleteFrom('searchEntry').where('collection', '=', collection).where('recordId', '=', recordId).execute()
}
