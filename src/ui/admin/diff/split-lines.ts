import { diffArrays, diffWordsWithSpace } from 'diff'

/** A piece of text, and whether the other side has it. */
export interface Piece {
  text: string
  isOther: boolean
}

/** Lines of two texts side by side; a stretch without differences is one row. */
export type Row =
  | { is: 'same'; lines: string[] }
  | { is: 'changed'; before: Piece[][]; after: Piece[][]; words: { out: number; in: number } }

const wordsIn = (pieces: Piece[][]) =>
  pieces
    .flat()
    .filter(({ isOther }) => isOther)
    .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)

/** Compares by line first, and only differing lines by word. */
export function splitLines(before: string, after: string): Row[] {
  const rows: Row[] = []
  let removed: string[] = []
  let added: string[] = []
  function flush(): void {
    if (removed.length === 0 && added.length === 0) return
    rows.push(compare(removed.join('\n'), added.join('\n')))
    removed = []
    added = []
  }
  for (const part of diffArrays(before.split('\n'), after.split('\n'))) {
    if (part.removed) removed = [...removed, ...part.value]
    else if (part.added) added = [...added, ...part.value]
    else {
      flush()
      rows.push({ is: 'same', lines: part.value })
    }
  }
  flush()
  return rows
}

function compare(before: string, after: string): Row {
  const parts = diffWordsWithSpace(before, after)
  const side = (isMine: (part: { added: boolean; removed: boolean }) => boolean): Piece[][] =>
    toLines(
      parts
        .filter((part) => !(part.added || part.removed) || isMine(part))
        .map((part) => ({ text: part.value, isOther: part.added || part.removed })),
    )
  const [left, right] = [side(({ removed }) => removed), side(({ added }) => added)]
  return { is: 'changed', before: left, after: right, words: { out: wordsIn(left), in: wordsIn(right) } }
}

function toLines(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { text, isOther } of pieces) {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (line !== '') lines.at(-1)?.push({ text: line, isOther })
    }
  }
  return lines
}
