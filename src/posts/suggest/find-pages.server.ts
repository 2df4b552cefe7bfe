import { searchWords } from '#entities/search-index.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { type SearchHit, searchPosts } from '#posts/search.server.ts'
import { type KnownName, knownNames, knownWords } from '#posts/suggest/known-names.server.ts'
import { matchNames, nearest, nearestNames } from '#posts/suggest/names.ts'

export interface FoundPages {
  /** Folded words of the search that was run in the end. */
  words: string[]
  /** The words differ from the typed ones, which had no results. */
  isCorrected: boolean
  names: KnownName[]
  posts: SearchHit[]
}

const NOTHING: FoundPages = { words: [], isCorrected: false, names: [], posts: [] }

export async function findPages(db: Reader, query: string, now: Date): Promise<FoundPages> {
  const typed = searchWords(query)
  if (typed.length === 0) return NOTHING
  const known = await knownNames(db)
  const found = await findExactly(db, typed, known, now)
  if (found.names.length > 0 || found.posts.some(({ title }) => hasWords(title, typed))) return found

  // Visitors looking for a casino type its name, so similar names come before texts that contain the typed letters.
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

/** Each word replaced by the nearest known one; undefined if one of them has none. */
async function corrected(db: Reader, typed: string[], known: readonly KnownName[]): Promise<string[] | undefined> {
  const words = new Set([...known.flatMap((name) => name.words), ...(await knownWords(db))])
  const spelled = typed.flatMap((word) => nearest(word, words)?.spelled ?? [])
  return spelled.length === typed.length && spelled.join() !== typed.join() ? spelled : undefined
}

export const findNearest = async (db: Reader, query: string, limit: number): Promise<KnownName[]> =>
  nearestNames(await knownNames(db), searchWords(query), limit)

export const bestNames = async (db: Reader, kind: KnownName['kind'], limit: number): Promise<KnownName[]> =>
  (await knownNames(db)).filter((name) => name.kind === kind).slice(0, limit)
