import type { ReactNode } from 'react'
import { labels } from '#shared/czech/labels.ts'
import { Icon } from '#ui/site/icon.tsx'

/** Every outbound link declares what it is, loads a document and opens in a new tab. */
export const OFFER_LINK = { rel: 'sponsored nofollow noopener', target: '_blank' } as const

/** „Hrát nyní: Modrý Lev“: unambiguous in a screen reader's list of links. */
export const linkName = (label: string, title: string) => `${label}: ${title}`

interface OfferLinkProps {
  offer: { slug: string; title: string }
  children: string
  from?: string
  look?: string
  arrow?: boolean
}

export const offerHref = (slug: string, from?: string) =>
  `/go/${slug}${from ? `?from=${encodeURIComponent(from)}` : ''}`

export const OfferButton = ({ offer, children, from, look = '', arrow = true }: OfferLinkProps) => (
  <a
    className={`btn ${look}`.trim()}
    href={offerHref(offer.slug, from)}
    aria-label={linkName(children, offer.title)}
    {...OFFER_LINK}
  >
    {children}
    {arrow && <Icon name="ext" />}
  </a>
)

/** Links to the page that explains why there is no button; it is on this site, and not advertising. */
export const WhyNot = ({ slug }: { slug: string }) => (
  <a href={offerHref(slug)} rel="nofollow">
    {labels.whyNoLink}
  </a>
)

interface ReviewLinkProps {
  href: string
  title: string
  look?: string
  label?: string
}

export const ReviewLink = ({ href, title, look, label = labels.readReview }: ReviewLinkProps) => (
  <a className={look} href={href} aria-label={linkName(label, title)}>
    {label}
  </a>
)

export const TextLink = ({ href, children, arrow = false }: { href: string; children: ReactNode; arrow?: boolean }) => (
  <a className="tlink" href={href}>
    {children}
    {arrow && <Icon name="arrow" />}
  </a>
)
