import { contentHref } from '#shared/schema/url.ts'

/** A storable address; undefined if it is not allowed. */
export function readHref(given: string, siteOrigin: string): string | undefined {
  const href = behindRedirect(given.trim())
  // Headings lose their foreign ids, so fragments would lead nowhere.
  if (href.startsWith('#')) return undefined
  const own = href.startsWith(`${siteOrigin}/`) ? href.slice(siteOrigin.length) : href
  return contentHref.safeParse(own).data
}

/** Google Docs wraps links in a redirect of its own. */
function behindRedirect(href: string): string {
  const url = URL.parse(href)
  if (url?.hostname !== 'www.google.com' || url.pathname !== '/url') return href
  return url.searchParams.get('q') ?? href
}
