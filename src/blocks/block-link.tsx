import type { ReactNode } from 'react'
import type { ShownLink } from '#blocks/link.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'
import { OFFER_LINK } from '#ui/site/links.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'

interface BlockLinkProps {
  link: ShownLink
  /** The block's uniqId, recorded with clicks on offers. */
  from: string
  className?: string
  /** Only if the content has no text of its own. */
  label?: string
  children: ReactNode
}

function linkProps({ href, isOffer }: ShownLink, from: string) {
  if (isOffer)
    return { href: `${href}${href.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`, ...OFFER_LINK }
  return href.startsWith('https:') ? { href, rel: 'noopener', target: '_blank' } : { href }
}

export const BlockLink = ({ link, from, className, label, children }: BlockLinkProps) => (
  <a className={className} aria-label={label || undefined} {...linkProps(link, from)}>
    {children}
  </a>
)

interface BlockButtonProps {
  button: { label: string; link: ShownLink }
  from: string
}

/** An editor's button on a card; a link to an offer has the advertising note right below. */
export const BlockButton = ({ button, from }: BlockButtonProps) => (
  <>
    <BlockLink link={button.link} from={from} className="btn sm tonal">
      {hardSpaces(button.label)}
      {button.link.isOffer && <Icon name="ext" />}
    </BlockLink>
    {button.link.isOffer && <OfferWarning />}
  </>
)
