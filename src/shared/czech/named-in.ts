import { fold } from '#shared/czech/slug.ts'

const WORD = /[\p{L}\p{N}]+/gu

export const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word)

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

const isCapital = (word: string) => word.charAt(0) !== word.charAt(0).toLocaleLowerCase('cs')

/** Finds who is named in a text, in any grammatical case; names are capitalized as in their titles. */
export function namesIn<Named extends { title: string }>(known: readonly Named[]): (text: string) => Named[] {
  const names = known.map((named) => ({ named, parts: partsOf(named.title) }))
  const byLetter = Map.groupBy(names, ({ parts }) => parts[0]?.stem[0])
  return (text) => {
    const words = wordsOf(text).map((word) => ({ word: fold(word), isCapital: isCapital(word) }))
    const found = words.flatMap(({ word }, start) =>
      (byLetter.get(word[0]) ?? []).filter(({ parts }) =>
        parts.every((part, index) => {
          const other = words[start + index]
          return other?.isCapital === part.isCapital && other.word.startsWith(part.stem)
        }),
      ),
    )
    return [...new Set(found.map(({ named }) => named))]
  }
}
