import type { Range } from '#shared/czech/corrections.ts'

/** Where to look; a text of a block is not looked at as a text of the post. */
export const PLACES = ['titles', 'texts', 'blocks', 'alts', 'links'] as const
export type Place = (typeof PLACES)[number]

export interface Wanted {
  find: string
  matchCase: boolean
  wholeWord: boolean
  /** “vyplata” finds “výplata”, too. */
  anyAccent: boolean
}

/** Of Latin letters and usual signs one is one letter folded, too, so that positions stay; “İ” becomes two. */
const OTHER = /\p{M}|[^\u0020-\u012F\u0131-\u024F\u2000-\u206F\u20AC]/u

/** Pages set hard spaces where editors type plain ones. */
const spaced = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')

function folded(text: string, { matchCase, anyAccent }: Wanted): string {
  const cased = matchCase ? spaced(text) : spaced(text).toLowerCase()
  return anyAccent ? cased.normalize('NFD').replaceAll(/\p{M}/gu, '') : cased
}

/** Letter by letter, with the position in the text of each letter that is left. */
function foldedWithStarts(text: string, wanted: Wanted): { line: string; starts: number[] } {
  let line = ''
  const starts: number[] = []
  let at = 0
  for (const letter of text) {
    const left = folded(letter, wanted)
    line += left
    for (let unit = 0; unit < left.length; unit++) starts.push(at)
    at += letter.length
  }
  return { line, starts: [...starts, at] }
}

const LETTER_BEFORE = /[\p{L}\p{N}]$/u
const LETTER_AFTER = /^[\p{L}\p{N}]/u

const isWord = (text: string, from: number, to: number) =>
  !LETTER_BEFORE.test(text.slice(Math.max(0, from - 2), from)) && !LETTER_AFTER.test(text.slice(to, to + 2))

/** Looks for the same words in many texts. */
export function matcher(wanted: Wanted): (text: string) => Range[] {
  const needle = folded(wanted.find.normalize('NFC'), wanted)
  return (text) => {
    if (needle === '') return []
    const isPlain = !OTHER.test(text)
    const { line, starts } = isPlain
      ? { line: folded(text, wanted), starts: undefined }
      : foldedWithStarts(text, wanted)
    const found: Range[] = []
    for (let at = line.indexOf(needle); at >= 0;) {
      const end = at + needle.length
      const [from, to] = starts ? [starts[at] ?? at, starts[end] ?? end] : [at, end]
      const isFound = to > from && (!wanted.wholeWord || isWord(text, from, to))
      if (isFound) found.push([from, to])
      at = line.indexOf(needle, isFound ? end : at + 1)
    }
    return found
  }
}

const isCapital = (letter: string) => letter !== letter.toLowerCase()

/** “bonus” typed as “prémie” begins a sentence as “Prémie”, where any case was looked for. */
export function writtenAs(replacement: string, found: string, { matchCase, find }: Wanted): string {
  if (matchCase || isCapital(find.slice(0, 1)) || !isCapital(found.slice(0, 1))) return replacement
  return replacement.slice(0, 1).toUpperCase() + replacement.slice(1)
}
