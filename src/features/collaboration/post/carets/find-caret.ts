import { CARET_WORDS } from '#features/collaboration/shared/caret-words.ts'
import type { Caret } from '#features/collaboration/shared/caret.ts'
import { sameEnd, sameStart } from '#features/collaboration/admin/notes/passage.ts'

interface CaretPlace {
  line: number
  offset: number
}

export const caretAt = (lines: readonly string[], { line, offset }: CaretPlace): Caret => {
  const text = lines[line] ?? ''
  return {
    line,
    before: text.slice(Math.max(0, offset - CARET_WORDS), offset),
    after: text.slice(offset, offset + CARET_WORDS),
  }
}

/** Fewer characters match almost anywhere. */
const MIN_MATCH = 4

/** A colleague's unsaved typing is not in the local text: looks for the text after the caret or before the typing. */
export function findCaret(lines: readonly string[], caret: Caret): CaretPlace | undefined {
  if (lines.length === 0) return undefined
  const found = lines.flatMap((text, line) =>
    offsetsIn(text, caret).map((offset) => ({ line, offset, score: scoreOf(text, offset, caret) })),
  )
  const isBetter = (one: (typeof found)[number], other: (typeof found)[number]) =>
    one.score - other.score || Math.abs(other.line - caret.line) - Math.abs(one.line - caret.line)
  const [best] = found.filter(({ score }) => score > 0).toSorted((a, b) => isBetter(b, a))
  // No match: the beginning of the same line.
  return best ?? { line: Math.min(caret.line, lines.length - 1), offset: 0 }
}

function offsetsIn(text: string, { before, after }: Caret): number[] {
  const offsets = after === '' ? [text.length] : indexesOf(text, after)
  const known = knownStart(text, before)
  return known === undefined ? offsets : [...offsets, known]
}

function indexesOf(text: string, words: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) found.push(at)
  return found
}

/** End of the longest beginning of `before` that exists here: where the unsaved typing began. */
function knownStart(text: string, before: string): number | undefined {
  for (let length = before.length; length >= MIN_MATCH; length--) {
    const at = text.lastIndexOf(before.slice(0, length))
    if (at !== -1) return at + length
  }
  return undefined
}

function scoreOf(text: string, offset: number, { before, after }: Caret): number {
  const left = text.slice(0, offset)
  const begun = knownStart(left, before) === offset ? longestBegun(left, before) : 0
  const right = after === '' ? Number(offset === text.length) : sameStart(text.slice(offset), after)
  return Math.max(sameEnd(left, before), begun) + right
}

function longestBegun(left: string, before: string): number {
  let length = before.length
  while (length > 0 && !left.endsWith(before.slice(0, length))) length--
  return length
}
