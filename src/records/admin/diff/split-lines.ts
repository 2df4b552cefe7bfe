import { diffWordsWithSpace } from 'diff'
import { matchInOrder } from '#shared/match-items.ts'

export interface Piece {
  text: string
  isOther: boolean
}

/** Lines of two texts side by side; a stretch without differences is one row. */
export type Row = { is: 'same'; lines: string[] } | { is: 'changed'; before: Piece[][]; after: Piece[][] }

/** Two lines with more differences are shown as another one, because finding them takes long and helps nobody. */
const MAX_EDITS = 300

/** Compares by line first, and only lines that are the same one, changed, by word. */
export function splitLines(before: string, after: string): Row[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  // Lines that were moved past others are shown as removed and added.
  const pairs = matchInOrder(old, now)
  const rows: Row[] = []
  let [from, to] = [0, 0]
  for (const [line, other] of [...pairs, [old.length, now.length] as const]) {
    const [removed, added] = [old.slice(from, line), now.slice(to, other)]
    if (removed.length > 0 || added.length > 0) rows.push(replaced(removed, added))
    const [mine, theirs] = [old[line], now[other]]
    if (mine !== undefined && theirs !== undefined) addLine(rows, mine, theirs)
    from = line + 1
    to = other + 1
  }
  return rows
}

const replaced = (removed: string[], added: string[]): Row => {
  const whole = (lines: string[]) => lines.map((text) => (text === '' ? [] : [{ text, isOther: true }]))
  return { is: 'changed', before: whole(removed), after: whole(added) }
}

function addLine(rows: Row[], before: string, after: string): void {
  const last = rows.at(-1)
  if (before !== after) rows.push(compareLine(before, after))
  else if (last?.is === 'same') last.lines.push(before)
  else rows.push({ is: 'same', lines: [before] })
}

function compareLine(before: string, after: string): Row {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS })
  if (!parts) return replaced([before], [after])
  const side = (isOfOther: (part: { added: boolean; removed: boolean }) => boolean): Piece[] =>
    parts.flatMap((part) => (isOfOther(part) ? [] : [{ text: part.value, isOther: part.added || part.removed }]))
  return { is: 'changed', before: [side(({ added }) => added)], after: [side(({ removed }) => removed)] }
}
