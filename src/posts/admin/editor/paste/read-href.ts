import { contentHref } from '#shared/schema/url.ts'

/** Where HTML comes from, and what of it is taken. */
export interface Origin {
  siteOrigin: string
  /** Headings keep their ids, and links to them go on working: for a whole text, not for a piece of one. */
  keepsIds?: boolean
}

/** A storable address; undefined if it is not allowed. */
export function readHref(given: string, { siteOrigin, keepsIds = false }: Origin): string | undefined {
  const href = behindRedirect(given.trim())
  // Headings lose their foreign ids, so fragments would lead nowhere.
  if (href.startsWith('#') && !keepsIds) return undefined
  const own = href.startsWith(`${siteOrigin}/`) ? href.slice(siteOrigin.length) : href
  return contentHref.safeParse(own).data
}

/** Google Docs wraps links in a redirect of its own. */
function behindRedirect(href: string): string {
  const url = URL.parse(href)
  if (url?.hostname !== 'www.google.com' || url.pathname !== '/url') return href
  return url.searchParams.get('q') ?? href
}
