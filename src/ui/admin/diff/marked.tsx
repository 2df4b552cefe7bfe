import { diffWordsWithSpace } from 'diff'

/** The whole text, with what the other one does not have marked. */
export const Marked = ({ own, other }: { own: string; other: string }) =>
  own === ''
    ? '(empty)'
    : diffWordsWithSpace(other, own).map((part, index) => {
        if (part.removed) return null
        return part.added ? <ins key={index}>{part.value}</ins> : <span key={index}>{part.value}</span>
      })
