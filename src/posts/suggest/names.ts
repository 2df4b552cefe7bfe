import { errorsAllowed, nearBeginning, similarity } from '#shared/czech/typing-errors.ts'

export interface Named {
  /** Folded as in the search index. */
  words: readonly string[]
}

export interface Match<Name> {
  name: Name
  errors: number
  /** The corrected spelling, as far as it was typed. */
  spelled: string[]
}

/** A longer query is not a misspelt name. */
const MAX_FUZZY_WORDS = 4
const MIN_SIMILARITY = 0.5

/** Says of a typed word whether it may be a misspelt one. */
export type MayBeWrong = (word: string) => boolean
const isNeverWrong: MayBeWrong = () => false

/** Names that have, for each typed word, a word starting with it, or nearly so if that may be wrong; fewest errors first. */
export function matchNames<Name extends Named>(
  names: readonly Name[],
  typed: readonly string[],
  mayBeWrong = isNeverWrong,
): Match<Name>[] {
  if (typed.length > MAX_FUZZY_WORDS && typed.some(mayBeWrong)) return []
  return names
    .flatMap((name) => {
      const match = matchOf(name, typed, mayBeWrong)
      return match ? [match] : []
    })
    .toSorted((a, b) => a.errors - b.errors || Number(startsWith(b, typed)) - Number(startsWith(a, typed)))
}

const startsWith = ({ name }: Match<Named>, typed: readonly string[]) =>
  name.words[0]?.startsWith(typed[0] ?? '') ?? false

function matchOf<Name extends Named>(
  name: Name,
  typed: readonly string[],
  mayBeWrong: MayBeWrong,
): Match<Name> | undefined {
  const match: Match<Name> = { name, errors: 0, spelled: [] }
  // „modrylev“ matches Modrý Lev, too.
  const words = name.words.length > 1 ? [...name.words, name.words.join('')] : name.words
  for (const word of typed) {
    const near = nearest(word, words, mayBeWrong(word))
    if (!near) return undefined
    match.errors += near.errors
    match.spelled.push(near.spelled)
  }
  return match
}

/** The word whose beginning is most similar to what was typed. */
export function nearest(
  typed: string,
  words: Iterable<string>,
  isFuzzy = true,
): { errors: number; spelled: string } | undefined {
  let best: { errors: number; spelled: string } | undefined
  const max = isFuzzy ? errorsAllowed(typed) : 0
  for (const word of words) {
    const near = nearBeginning(typed, word, best ? best.errors - 1 : max)
    if (near) best = { errors: near.errors, spelled: word.slice(0, near.length) }
    if (best?.errors === 0) return best
  }
  return best
}

export function nearestNames<Name extends Named>(
  names: readonly Name[],
  typed: readonly string[],
  limit: number,
): Name[] {
  const whole = typed.join('')
  return names
    .map((name) => ({ name, near: similarity(whole, name.words.join('')) }))
    .filter(({ near }) => near >= MIN_SIMILARITY)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, limit)
    .map(({ name }) => name)
}
