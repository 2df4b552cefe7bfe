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
  /** Of the stems that come next, and whether they are capitalized: few words of a text have to be folded. */
  lengths: Set<number>
  capitals: Set<boolean>
}

const noNames = <Named>(): Names<Named> => ({ ending: [], after: new Map(), lengths: new Set(), capitals: new Set() })

const keyOf = (stem: string, isCapital: boolean) => `${isCapital ? 'A' : 'a'}${stem}`

function addName<Named>(names: Names<Named>, parts: readonly Part[], named: Named): void {
  let last = names
  for (const { stem, isCapital } of parts) {
    const key = keyOf(stem, isCapital)
    const next = last.after.get(key) ?? noNames()
    last.after.set(key, next)
    last.lengths.add(stem.length)
    last.capitals.add(isCapital)
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
    const words = wordsOf(text)
    const folded = foldedOnce()
    const follow = ({ after, lengths, capitals }: Names<Named>, at: number) => {
      const word = words[at]
      if (word === undefined) return
      const isUpper = isCapital(word)
      if (!capitals.has(isUpper)) return
      for (const length of lengths) {
        const next = after.get(keyOf(folded(word).slice(0, length), isUpper))
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
  const known = new Map<string, string>()
  return (word: string) => {
    const folded = known.get(word) ?? fold(word)
    known.set(word, folded)
    return folded
  }
}
