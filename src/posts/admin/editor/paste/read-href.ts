import { contentHref } from '#shared/schema/url.ts'

/** An address as it may be stored; nothing when it may not. */
export function readHref(given: string, siteOrigin: string): string | undefined {
  const href = behindRedirect(given.trim())
  // The ids of foreign headings do not come along.
  if (href.startsWith('#')) return undefined
  const own = href.startsWith(`${siteOrigin}/`) ? href.slice(siteOrigin.length) : href
  return contentHref.safeParse(own).data
}

/** Google Docs sends links through a page of its own. */
function behindRedirect(href: string): string {
  const url = URL.parse(href)
  if (url?.hostname !== 'www.google.com' || url.pathname !== '/url') return href
  return url.searchParams.get('q') ?? href
}
