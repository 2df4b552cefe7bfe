/** Names are shorter, and the cost of comparing grows with the length. */
const MAX_LETTERS = 24

/** The number of typos allowed: the shorter a word, the more words are similar. */
export const errorsAllowed = (word: string): number => (word.length < 3 ? 0 : word.length < 7 ? 1 : 2)

interface Nearness {
  /** Wrong, missing, extra or transposed letters. */
  errors: number
  length: number
}

/** Compares the typed text with prefixes of a word; undefined if more than `max` letters are wrong. */
export function nearBeginning(typed: string, word: string, max: number): Nearness | undefined {
  if (typed.length > MAX_LETTERS || word.length < typed.length - max) return undefined
  if (word.startsWith(typed)) return { errors: 0, length: typed.length }
  if (max === 0 || lettersApart(typed, word) > max) return undefined
  const row = lastRow(typed, word.slice(0, typed.length + max))
  const errors = Math.min(...row)
  if (errors > max) return undefined
  // Among equally close prefixes, prefer the length of the typed text.
  const lengths = row.flatMap((each, length) => (each === errors ? [length] : []))
  return { errors, length: lengths.includes(typed.length) ? typed.length : (lengths.at(-1) ?? 0) }
}

/** From 0, nothing in common, to 1, identical. */
export function similarity(one: string, other: string): number {
  const [a, b] = [one.slice(0, MAX_LETTERS), other.slice(0, MAX_LETTERS)]
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - (lastRow(a, b).at(-1) ?? longer) / longer
}

/** Typed letters that the word does not contain: a cheap lower bound of the distance. */
function lettersApart(typed: string, word: string): number {
  let apart = 0
  for (const letter of typed) if (!word.includes(letter)) apart++
  return apart
}

/** The last row of the Damerau–Levenshtein table: the distance from `typed` to each prefix of `word`. */
function lastRow(typed: string, word: string): number[] {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? at(before, column - 2) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = current
  }
  return last
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
