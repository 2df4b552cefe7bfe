import type { Anchor } from '#shared/schema/note.ts'

const AROUND = 40
const QUOTE_MAX = 300

export function anchorAt(text: string, from: number, to: number): Anchor | undefined {
  const quote = text.slice(from, Math.min(to, from + QUOTE_MAX))
  if (quote.trim() === '') return undefined
  return { quote, before: text.slice(Math.max(0, from - AROUND), from), after: text.slice(to, to + AROUND) }
}

export const sameEnd = (a: string, b: string) => {
  let length = 0
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length++
  return length
}
export const sameStart = (a: string, b: string) => {
  let length = 0
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length++
  return length
}

/** Of several matches the one with the best matching context; undefined when the passage is gone. */
export function findPassage(text: string, { quote, before, after }: Anchor): { from: number; to: number } | undefined {
  let best: { from: number; score: number } | undefined
  for (let from = text.indexOf(quote); from !== -1; from = text.indexOf(quote, from + 1)) {
    const score =
      sameEnd(text.slice(Math.max(0, from - AROUND), from), before) +
      sameStart(text.slice(from + quote.length, from + quote.length + AROUND), after)
    if (!best || score > best.score) best = { from, score }
  }
  return best && { from: best.from, to: best.from + quote.length }
}
