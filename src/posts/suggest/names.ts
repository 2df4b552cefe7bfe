import { errorsAllowed, nearBeginning, similarity } from '#shared/czech/typing-errors.ts'

/** Whatever has a name by which people look for it. */
export interface Named {
  /** Folded, as the search index has them. */
  words: readonly string[]
}

export interface Match<Name> {
  name: Name
  errors: number
  /** The words as they are right, as far as they were typed. */
  spelled: string[]
}

/** Past this many words nobody has misspelt a name. */
const MAX_FORGIVEN_WORDS = 4
/** Half of the letters are right. */
const NEAR = 0.5

/** Names of which each of the words begins one; with all its letters right, or as few wrong as may be. */
export function matchNames<Name extends Named>(
  names: readonly Name[],
  typed: readonly string[],
  isForgiving = false,
): Match<Name>[] {
  if (isForgiving && typed.length > MAX_FORGIVEN_WORDS) return []
  return names
    .flatMap((name) => {
      const match = matchOf(name, typed, isForgiving)
      return match ? [match] : []
    })
    .toSorted((a, b) => a.errors - b.errors || Number(startsWith(b, typed)) - Number(startsWith(a, typed)))
}

const startsWith = ({ name }: Match<Named>, typed: readonly string[]) =>
  name.words[0]?.startsWith(typed[0] ?? '') ?? false

function matchOf<Name extends Named>(
  name: Name,
  typed: readonly string[],
  isForgiving: boolean,
): Match<Name> | undefined {
  const match: Match<Name> = { name, errors: 0, spelled: [] }
  // „modrylev“ is Modrý Lev, too.
  const words = name.words.length > 1 ? [...name.words, name.words.join('')] : name.words
  for (const word of typed) {
    const near = nearest(word, words, isForgiving)
    if (!near) return undefined
    match.errors += near.errors
    match.spelled.push(near.spelled)
  }
  return match
}

/** The word that begins most like what was typed. */
export function nearest(
  typed: string,
  words: Iterable<string>,
  isForgiving = true,
): { errors: number; spelled: string } | undefined {
  let best: { errors: number; spelled: string } | undefined
  const max = isForgiving ? errorsAllowed(typed) : 0
  for (const word of words) {
    const near = nearBeginning(typed, word, best ? best.errors - 1 : max)
    if (near) best = { errors: near.errors, spelled: word.slice(0, near.length) }
    if (best?.errors === 0) return best
  }
  return best
}

/** The names that look most like what was typed, however wrong it is; none where nothing does. */
export function nearestNames<Name extends Named>(
  names: readonly Name[],
  typed: readonly string[],
  limit: number,
): Name[] {
  const whole = typed.join('')
  return names
    .map((name) => ({ name, near: similarity(whole, name.words.join('')) }))
    .filter(({ near }) => near >= NEAR)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, limit)
    .map(({ name }) => name)
}
