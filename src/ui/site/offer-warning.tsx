import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

interface OfferWarningProps {
  /** What kind of link this is; the rest is always the same. */
  note?: string
  /** Inside a paragraph, where another one cannot be. */
  inline?: boolean
  className?: string
}

/** Stands by every offer: for adults only, an advertisement, and what the Ministry warns of. */
export function OfferWarning({ note = labels.legal.offer, inline = false, className }: OfferWarningProps) {
  const Tag = inline ? 'small' : 'p'
  return (
    <Tag className={className ? `legal ow ${className}` : 'legal ow'}>
      {hardSpaces(`18+ | ${note} ${labels.ministryWarning}`)}
    </Tag>
  )
}

/** Right by a button of a list; the warning itself stands once under the list. */
export const AdNote = () => <small className="ad">{labels.legal.ad}</small>
