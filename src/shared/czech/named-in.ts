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

/** Names by their parts, one level for each: those of many similar names are compared once. */
interface Names<Named> {
  ending: Named[]
  after: Map<string, Names<Named>>
  /** Of the stems that come next. */
  lengths: Set<number>
}

const noNames = <Named>(): Names<Named> => ({ ending: [], after: new Map(), lengths: new Set() })

const keyOf = (stem: string, isCapital: boolean) => `${isCapital ? 'A' : 'a'}${stem}`

function addName<Named>(names: Names<Named>, parts: readonly Part[], named: Named): void {
  let last = names
  for (const { stem, isCapital } of parts) {
    const key = keyOf(stem, isCapital)
    const next = last.after.get(key) ?? noNames()
    last.after.set(key, next)
    last.lengths.add(stem.length)
    last = next
  }
  last.ending.push(named)
}

/** Finds who is named in a text, in any grammatical case; names are capitalized as in their titles. */
export function namesIn<Named extends { title: string }>(known: readonly Named[]): (text: string) => Named[] {
  const names = noNames<Named>()
  for (const named of known) addName(names, partsOf(named.title), named)
  return (text) => {
    const found = new Set<Named>()
    const words = wordsOf(text).map(foldedOnce())
    const follow = ({ after, lengths }: Names<Named>, at: number) => {
      const word = words[at]
      if (!word) return
      for (const length of lengths) {
        const next = after.get(keyOf(word.folded.slice(0, length), word.isCapital))
        next?.ending.forEach((named) => found.add(named))
        if (next) follow(next, at + 1)
      }
    }
    for (const at of words.keys()) follow(names, at)
    return [...found]
  }
}

/** A long text has the same words again and again. */
function foldedOnce() {
  const known = new Map<string, { folded: string; isCapital: boolean }>()
  return (word: string) => {
    const folded = known.get(word) ?? { folded: fold(word), isCapital: isCapital(word) }
    known.set(word, folded)
    return folded
  }
}
