import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'

/** Two texts with more differences are shown one after the other. */
const MAX_EDITS = 300

/** One text with what goes struck and what comes underlined. */
export function Tracked({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => {
    const found = before && after ? diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) : undefined
    return (
      found ??
      [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ].filter(({ value }) => value !== '')
    )
  }, [before, after])
  return parts.map(({ value, removed, added }, index) =>
    removed ? (
      <del key={index}>{value}</del>
    ) : added ? (
      <ins key={index}>{value}</ins>
    ) : (
      <span key={index}>{value}</span>
    ),
  )
}
