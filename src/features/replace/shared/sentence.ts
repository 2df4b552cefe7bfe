import { BREAK } from '#shared/checks/lines.ts'

const AROUND = 120
const ENDS = new Set('.!?…')

const isEnd = (text: string, at: number) =>
  text[at] === BREAK || (ENDS.has(text[at] ?? '') && (text[at + 1] ?? ' ').trim() === '')

/** The rest of the sentence around a hit, shortened where it is long. */
export function sentenceAround(text: string, from: number, to: number): { before: string; after: string } {
  let start = from
  while (start > 0 && from - start < AROUND && !isEnd(text, start - 1)) start--
  let end = to
  while (end < text.length && end - to < AROUND && !isEnd(text, end)) end++
  const isCutBefore = start > 0 && !isEnd(text, start - 1)
  const isCutAfter = end < text.length && !isEnd(text, end)
  const before = text.slice(start, from).replaceAll(BREAK, ' ')
  const after = text.slice(to, isCutAfter ? end : end + 1).replaceAll(BREAK, ' ')
  return {
    before: isCutBefore ? `…${before}` : before.trimStart(),
    after: isCutAfter ? `${after}…` : after.trimEnd(),
  }
}
