/** As the server finds similar texts: so many words in a row are hardly written twice by chance. */
const RUN = 5

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const runsIn = (words: readonly string[]) =>
  new Set(words.map((_, at) => words.slice(at, at + RUN).join(' ')).slice(0, Math.max(1, words.length - RUN + 1)))

/** The text in pieces: those that are in one of the others, too, and those that are not. */
export function sharedWords(text: string, others: readonly string[]): { words: string; isShared: boolean }[] {
  const pieces = text.split(/(?<=\s)(?=\S)/)
  const words = pieces.map(plain)
  const elsewhere = new Set(others.flatMap((other) => [...runsIn(other.split(/\s+/).map(plain))]))
  const isShared = words.map(() => false)
  for (let at = 0; at < words.length; at++) {
    if (elsewhere.has(words.slice(at, at + RUN).join(' '))) isShared.fill(true, at, at + RUN)
  }
  const found: { words: string; isShared: boolean }[] = []
  for (const [at, piece] of pieces.entries()) {
    const last = found.at(-1)
    const shared = isShared[at] === true
    if (last?.isShared === shared) last.words += piece
    else found.push({ words: piece, isShared: shared })
  }
  return found
}
