import { fold } from '#shared/czech/slug.ts'

const WORD = /[\p{L}\p{N}]+/gu

export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

interface Part {
  stem: string
  isCapital: boolean
}

/** Endings change in Czech: „Modrý Lev“, „o Modrém Lvu“. A name of one word keeps more of it, to be told from others. */
function partsOf(title: string): Part[] {
  const words = wordsOf(title)
  const [least, ending] = words.length === 1 ? [3, 2] : [1, 3]
  return words.map((word) => {
    const folded = fold(word)
    return { stem: folded.slice(0, Math.max(least, folded.length - ending)), isCapital: isCapital(word) }
  })
}

const isCapital = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase()

/** Finds who is named in a text, in any grammatical case; names are capitalized as in their titles. */
export function namesIn<Named extends { title: string }>(known: readonly Named[]): (text: string) => Named[] {
  const names = known.map((named) => ({ named, parts: partsOf(named.title) }))
  const byLetter = Map.groupBy(names, ({ parts }) => parts[0]?.stem[0])
  // The first letter tells nearly all words of a long text apart, and is folded once.
  const beginning = new Map<string, typeof names>()
  return (text) => {
    const words = wordsOf(text)
    const isPart = ({ stem, isCapital: isWanted }: Part, word = '') =>
      isCapital(word) === isWanted && fold(word).startsWith(stem)
    const found: typeof names = []
    for (const [start, word] of words.entries()) {
      const first = word.charAt(0)
      let likely = beginning.get(first)
      if (!likely) beginning.set(first, (likely = byLetter.get(fold(word)[0]) ?? []))
      for (const name of likely) {
        if (name.parts.every((part, index) => isPart(part, words[start + index]))) found.push(name)
      }
    }
    return [...new Set(found.map(({ named }) => named))]
  }
}
