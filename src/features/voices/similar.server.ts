import { createHash } from 'node:crypto'
import type { Reader, Trx } from '#records/db.server.ts'

/** So many words in a row are hardly written twice by chance. */
const WORDS = 5
/** The smallest hashes stand for a text: two texts with the same sentences have most of them in common. */
const PRINTS = 8
/** So many in common make two texts similar. */
const ALIKE = 3
/** Positive, and small enough for an integer of either database. */
const BITS = 0x7f_ff_ff_ff
const MOST_FOUND = 200

const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The same for the same words, whatever their case, accents and punctuation. */
export function printsOf(text: string): number[] {
  const words = wordsIn(text)
  const sequences = Math.max(1, words.length - WORDS + 1)
  const hashes = Array.from({ length: sequences }, (_, at) => hashOf(words.slice(at, at + WORDS).join(' ')))
  return [...new Set(hashes)].toSorted((one, other) => one - other).slice(0, PRINTS)
}

const hashOf = (words: string) => createHash('sha256').update(words).digest().readUInt32BE() & BITS

export async function storePrints(trx: Trx, voiceId: string, prints: readonly number[]): Promise<void> {
  await trx.deleteFrom('voicePrint').where('voiceId', '=', voiceId).execute()
  if (prints.length === 0) return
  await trx
    .insertInto('voicePrint')
    .values(prints.map((print) => ({ print, voiceId })))
    .execute()
}

/** Other voices that share words with it, the most alike first. A short text is alike only if it is the same. */
export async function findSimilar(
  db: Reader,
  voiceId: string,
  prints: readonly number[],
): Promise<{ voiceId: string; shared: number }[]> {
  if (prints.length === 0) return []
  return db
    .selectFrom('voicePrint')
    .where('print', 'in', prints)
    .where('voiceId', '<>', voiceId)
    .groupBy('voiceId')
    .having((eb) => eb.fn.countAll(), '>=', Math.min(ALIKE, prints.length))
    .select((eb) => ['voiceId', eb.fn.countAll<number>().as('shared')])
    .orderBy('shared', 'desc')
    .limit(MOST_FOUND)
    .execute()
}
