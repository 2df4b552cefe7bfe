import { fold } from '#shared/czech/slug.ts'

export type Mark = [from: number, to: number]

const WORD = /[\p{L}\p{N}]+/gu

export function marksOf(title: string, words: readonly string[]): Mark[] {
  const marks: Mark[] = []
  for (const { 0: shown, index } of title.matchAll(WORD)) {
    const folded = fold(shown)
    const found = words.filter((word) => folded.startsWith(word)).toSorted((a, b) => b.length - a.length)[0]
    // A letter that folds into two would shift all following positions.
    if (!found || folded.length !== shown.length) continue
    const last = marks.at(-1)
    // Adjacent words such as „Modrý Le“ become one mark.
    if (last && last[1] === index - 1) last[1] = index + found.length
    else marks.push([index, index + found.length])
  }
  return marks
}
