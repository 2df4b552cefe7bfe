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

export interface Naming<Named> {
  named: Named
  from: number
  to: number
}

/** Finds who is named where in a text, in any grammatical case; names are capitalized as in their titles. */
export function namingsIn<Named extends { title: string }>(known: readonly Named[]): (text: string) => Naming<Named>[] {
  const names = noNames<Named>()
  for (const named of known) addName(names, partsOf(named.title), named)
  return (text) => {
    const found: Naming<Named>[] = []
    const words = [...text.matchAll(WORD)]
    const folded = foldedOnce()
    const follow = ({ after, lengths, capitals }: Names<Named>, first: number, at: number) => {
      const match = words[at]
      if (match === undefined) return
      const [word] = match
      const isUpper = isCapital(word)
      if (!capitals.has(isUpper)) return
      const to = match.index + word.length
      for (const length of lengths) {
        const next = after.get(keyOf(folded(word).slice(0, length), isUpper))
        next?.ending.forEach((named) => found.push({ named, from: words[first]?.index ?? 0, to }))
        if (next) follow(next, first, at + 1)
      }
    }
    for (const at of words.keys()) follow(names, at, at)
    return found
  }
}

/** Finds who is named in a text at all. */
export function namesIn<Named extends { title: string }>(known: readonly Named[]): (text: string) => Named[] {
  const find = namingsIn(known)
  return (text) => [...new Set(find(text).map(({ named }) => named))]
}

const MOST_LOST = 2
const MOST_ADDED = 3
const SHORT = 4
const VOWELS = /[aeiouy]/g

/** Whether words are those of a title in some case, and not others that only begin alike: „Most Letná“ is no „Modrý Lev“. */
export function isCaseOf(title: string, words: string): boolean {
  const [names, forms] = [wordsOf(title), wordsOf(words)]
  return names.length === forms.length && names.every((name, at) => isFormOf(fold(name), fold(forms[at] ?? '')))
}

function isFormOf(name: string, form: string): boolean {
  if (name === form) return true
  if (form.length > name.length + MOST_ADDED || /\d/.test(name)) return false
  // „Lev“, „Lva“: a vowel may go from a short word.
  if (name.length <= SHORT) return form.replace(VOWELS, '').startsWith(name.replace(VOWELS, '')) && form[0] === name[0]
  return form.startsWith(name.slice(0, name.length - MOST_LOST))
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
