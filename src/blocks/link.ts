import { z } from 'zod'
import type { Lookup, Refs } from '#blocks/lookup.ts'
import { id } from '#shared/schema/text.ts'
import { contentHref } from '#shared/schema/url.ts'

/** A link of a block: a record by id, which follows a changed slug, or an address. */
export const Link = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['casino', 'bookmaker', 'post']), id }),
    z.strictObject({ type: z.literal('url'), href: contentHref }),
  ])
  .meta({ id: 'Link' })
export type Link = z.infer<typeof Link>

/** Placeholder in a form for a required link that is not set yet. */
export const NO_LINK: Link = { type: 'url', href: '' }

export interface ShownLink {
  href: string
  /** An outbound link through /go/, which needs the advertising note. */
  isOffer: boolean
}

export function linkRefs(links: (Link | undefined)[]): Refs {
  const ids = (type: Link['type']) =>
    links.flatMap((link) => (link && link.type === type && 'id' in link ? [link.id] : []))
  return { casinoIds: ids('casino'), bookmakerIds: ids('bookmaker'), postIds: ids('post') }
}

export function presentLink(link: Link | undefined, lookup: Lookup): ShownLink | undefined {
  if (!link) return undefined
  if (link.type === 'url') return { href: link.href, isOffer: link.href.startsWith('/go/') }
  if (link.type === 'post') {
    const post = lookup.post(link.id)
    return post && { href: post.path, isOffer: false }
  }
  const offer = link.type === 'casino' ? lookup.casino(link.id) : lookup.bookmaker(link.id)
  return offer?.hasLink ? { href: `/go/${offer.slug}`, isOffer: true } : undefined
}
