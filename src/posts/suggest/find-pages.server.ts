import { searchWords } from '#entities/search-index.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { type SearchHit, searchPosts } from '#posts/search.server.ts'
import { type KnownName, knownNames, knownWords } from '#posts/suggest/known-names.server.ts'
import { matchNames, nearest, nearestNames } from '#posts/suggest/names.ts'

export interface FoundPages {
  /** Folded words that were looked for in the end. */
  words: string[]
  /** They are not those that were typed: nothing had these. */
  isCorrected: boolean
  names: KnownName[]
  posts: SearchHit[]
}

const NOTHING: FoundPages = { words: [], isCorrected: false, names: [], posts: [] }

/** Pages by their names and their words; where there are none, those with a few letters of the query wrong. */
export async function findPages(db: Reader, query: string, now: Date): Promise<FoundPages> {
  const typed = searchWords(query)
  if (typed.length === 0) return NOTHING
  const known = await knownNames(db)
  const found = await findExactly(db, typed, known, now)
  if (found.names.length > 0 || found.posts.some(({ title }) => hasWords(title, typed))) return found

  // Somebody who looks for a casino types its name; texts in which the same letters happen to stand come after it.
  const meant = matchNames(known, typed, true)
  const [closest] = meant
  if (found.posts.length > 0) return { ...found, names: meant.map(({ name }) => name) }
  const words = closest?.spelled ?? (await corrected(db, typed, known))
  if (!words) return found
  return { ...(await findExactly(db, words, known, now)), isCorrected: true }
}

async function findExactly(db: Reader, words: string[], known: readonly KnownName[], now: Date): Promise<FoundPages> {
  const names = matchNames(known, words).map(({ name }) => name)
  const posts = await searchPosts(db, words.join(' '), now)
  const shown = new Set(names.map(({ path }) => path))
  return { words, isCorrected: false, names, posts: posts.filter(({ path }) => !shown.has(path)) }
}

const hasWords = (title: string, words: readonly string[]) =>
  matchNames([{ words: searchWords(title) }], words).length > 0

/** Each word, or the nearest one that there is; undefined where one of them is like no other. */
async function corrected(db: Reader, typed: string[], known: readonly KnownName[]): Promise<string[] | undefined> {
  const words = new Set([...known.flatMap((name) => name.words), ...(await knownWords(db))])
  const spelled = typed.flatMap((word) => nearest(word, words)?.spelled ?? [])
  return spelled.length === typed.length && spelled.join() !== typed.join() ? spelled : undefined
}

/** The names that look most like what was typed, for when nothing was found. */
export const findNearest = async (db: Reader, query: string, limit: number): Promise<KnownName[]> =>
  nearestNames(await knownNames(db), searchWords(query), limit)

/** The best of a kind, for those who do not know what to look for. */
export const bestNames = async (db: Reader, kind: KnownName['kind'], limit: number): Promise<KnownName[]> =>
  (await knownNames(db)).filter((name) => name.kind === kind).slice(0, limit)
