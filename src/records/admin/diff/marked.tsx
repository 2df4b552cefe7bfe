import { useMemo } from 'react'
import { splitLines } from '#records/admin/diff/split-lines.ts'

/** The whole text, with the parts missing in the other one marked. */
export function Marked({ own, other }: { own: string; other: string }) {
  const lines = useMemo(
    () =>
      splitLines(other, own).flatMap((row) =>
        row.is === 'same' ? row.lines.map((text) => [{ text, isOther: false }]) : row.after,
      ),
    [own, other],
  )
  if (own === '') return '(empty)'
  return lines.map((pieces, line) => (
    <span key={line}>
      {line > 0 && '\n'}
      {pieces.map(({ text, isOther }, index) => (isOther ? <ins key={index}>{text}</ins> : text))}
    </span>
  ))
}
