import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

interface OfferWarningProps {
  /** The kind of link; the rest is always the same. */
  note?: string
  /** Inside a paragraph, where another one is not allowed. */
  inline?: boolean
  className?: string
}

/** Part of every offer: adults only, an advertisement, and the warning of the Ministry. */
export function OfferWarning({ note = labels.legal.offer, inline = false, className }: OfferWarningProps) {
  const Tag = inline ? 'small' : 'p'
  return (
    <Tag className={className ? `legal ow ${className}` : 'legal ow'}>
      {hardSpaces(`18+ | ${note} ${labels.ministryWarning}`)}
    </Tag>
  )
}

/** Next to each button of a list; the full warning is once under the list. */
export const AdNote = () => <small className="ad">{labels.legal.ad}</small>
