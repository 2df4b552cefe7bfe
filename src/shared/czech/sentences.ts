export interface Sentence {
  from: number
  to: number
}

const SENTENCE_END = /[.!?]\s|\n/g

/** Found once for a line: a paragraph may have thousands of sentences, and of figures. */
export function sentencesIn(text: string): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  return [...ends, text.length].map((to, index) => ({ from: ends[index - 1] ?? 0, to }))
}
