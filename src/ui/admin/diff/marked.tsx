import { diffWordsWithSpace } from 'diff'

/** The whole text, with the parts missing in the other one marked. */
export const Marked = ({ own, other }: { own: string; other: string }) =>
  own === ''
    ? '(empty)'
    : diffWordsWithSpace(other, own).map((part, index) => {
        if (part.removed) return null
        return part.added ? <ins key={index}>{part.value}</ins> : <span key={index}>{part.value}</span>
      })
