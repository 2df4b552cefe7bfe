import { searchWords } from '#records/list/search-index.server.ts'
import type { Reader } from '#records/db.server.ts'
import { type SearchHit, searchPosts, wordsInPosts } from '#posts/search.server.ts'
import { isAboutHelp } from '#posts/suggest/help-words.ts'
import { type KnownName, knownNames, knownWords } from '#posts/suggest/known-names.server.ts'
import { matchNames, type MayBeWrong, nearest, nearestNames } from '#posts/suggest/names.ts'
import { HELP_TOOLS } from '#posts/suggest/tools.ts'

export interface FoundPages {
  /** Folded words of the search that was run in the end. */
  words: string[]
  /** The words differ from the typed ones, which had no results. */
  isCorrected: boolean
  /** Somebody may be in trouble: pages that help come first, and help lines before them. */
  isAboutHelp: boolean
  names: KnownName[]
  posts: SearchHit[]
  /** Offers whose names only resemble the words, while texts have them as they were typed. */
  similar: KnownName[]
}

const NOTHING: FoundPages = { words: [], isCorrected: false, isAboutHelp: false, names: [], posts: [], similar: [] }

export async function findPages(db: Reader, query: string, now: Date): Promise<FoundPages> {
  const typed = searchWords(query)
  if (typed.length === 0) return NOTHING
  const known = await knownNames(db)
  const exact = await findExactly(db, typed, known, now)
  if (isAboutHelp(typed)) return withHelpFirst(exact, known)
  if (exact.names.length > 0 || exact.posts.some(({ title }) => hasWords(title, typed))) return exact
  const found = await findMisspelt(db, exact, known, now)
  return isAboutHelp(found.words) ? withHelpFirst(found, known) : found
}

function withHelpFirst(found: FoundPages, known: readonly KnownName[]): FoundPages {
  const matching = found.names.filter(isHelpTool)
  const help = matching.length > 0 ? matching : known.filter(isHelpTool).slice(0, 2)
  return { ...found, isAboutHelp: true, names: [...help, ...found.names.filter((name) => !isHelpTool(name))] }
}

const HELP_PATHS = new Set(HELP_TOOLS.map(({ path }) => path))
const isHelpTool = ({ path }: KnownName) => HELP_PATHS.has(path)
const isOffer = ({ kind }: KnownName) => kind === 'casino' || kind === 'bookmaker'

/** A word that the site itself uses is not misspelt, whatever it resembles. */
async function findMisspelt(
  db: Reader,
  exact: FoundPages,
  known: readonly KnownName[],
  now: Date,
): Promise<FoundPages> {
  const right = await wordsInPosts(db, exact.words)
  // Visitors looking for a casino type its name, so similar names come before texts in which words only begin with the
  // typed letters; not before those that have the words themselves.
  if (exact.posts.length > 0) {
    const meant = matchNames(known.filter(isOffer), exact.words, () => true).map(({ name }) => name)
    return exact.words.every((word) => right.has(word)) ? { ...exact, similar: meant } : { ...exact, names: meant }
  }
  const mayBeWrong = (word: string) => !right.has(word)
  const words =
    matchNames(known, exact.words, mayBeWrong)[0]?.spelled ?? (await corrected(db, exact.words, known, mayBeWrong))
  if (!words) return exact
  const found = await findExactly(db, words, known, now)
  return found.names.length > 0 || found.posts.length > 0 ? { ...found, isCorrected: true } : exact
}

async function findExactly(db: Reader, words: string[], known: readonly KnownName[], now: Date): Promise<FoundPages> {
  const names = matchNames(known, words).map(({ name }) => name)
  const posts = await searchPosts(db, words.join(' '), now)
  const shown = new Set(names.map(({ path }) => path))
  return { ...NOTHING, words, names, posts: posts.filter(({ path }) => !shown.has(path)) }
}

const hasWords = (title: string, words: readonly string[]) =>
  matchNames([{ words: searchWords(title) }], words).length > 0

/** Each wrong word replaced by the nearest known one; undefined if one of them has none. */
async function corrected(
  db: Reader,
  typed: string[],
  known: readonly KnownName[],
  mayBeWrong: MayBeWrong,
): Promise<string[] | undefined> {
  const words = new Set([...known.flatMap((name) => name.words), ...(await knownWords(db))])
  const spelled = typed.flatMap((word) => (mayBeWrong(word) ? (nearest(word, words)?.spelled ?? []) : word))
  return spelled.length === typed.length && spelled.join() !== typed.join() ? spelled : undefined
}

export const findNearest = async (db: Reader, query: string, limit: number): Promise<KnownName[]> =>
  nearestNames(await knownNames(db), searchWords(query), limit)

export const bestNames = async (db: Reader, kind: KnownName['kind'], limit: number): Promise<KnownName[]> =>
  (await knownNames(db)).filter((name) => name.kind === kind).slice(0, limit)
