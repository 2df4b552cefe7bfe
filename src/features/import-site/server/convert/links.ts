import { isContentHref } from '#shared/hrefs.ts'
import { elementsOf, hasClass, isElement, sourceOf } from '#features/import-site/server/convert/tree.ts'
import type { Made, Surroundings } from '#features/import-site/server/convert/made.ts'
import { slugify } from '#shared/czech/slug.ts'
import { type HtmlElement, type HtmlNode, textIn } from '#posts/admin/editor/paste/html-tree.ts'

const GHOST_URL = '__GHOST_URL__'
const UNKNOWN_SITE = 'https://site.invalid'

/** An address as the old site meant it; undefined if it is none. */
export function oldAddress(given: string, site: string, page = '/'): URL | undefined {
  const written = given.trim().replace(GHOST_URL, '')
  if (written === '' && given.trim() !== GHOST_URL) return undefined
  const base = URL.parse(page, `${site || UNKNOWN_SITE}/`)?.href
  return URL.parse(written === '' ? '/' : written, base) ?? undefined
}

const bareHost = (host: string) => host.replace(/^www\./, '')

export function isOwn(url: URL, site: string): boolean {
  if (url.origin === UNKNOWN_SITE) return true
  const own = URL.parse(site)
  return own !== null && bareHost(own.host) === bareHost(url.host)
}

/** Only pictures and films come over. */
const FILES = /\/(?:wp-content\/uploads|content\/(?:files|media))\//
/** Beside its name; it does not come over. */
const DOWNLOAD = 'wp-block-file__button'

const HEADING = /^h[1-6]$/

const anchorIn = (nodes: readonly HtmlNode[]) =>
  [...elementsOf(nodes)].map(({ attrs }) => (attrs['href'] ? '' : attrs['id'] || attrs['name'] || '')).find(Boolean) ??
  ''

/** Between an anchor and its heading: spaces and an empty paragraph. */
const BETWEEN = 4

/** Of an anchor without words right before a heading, as the classic editor puts it. */
function anchorBefore(siblings: readonly HtmlNode[], index: number): string {
  const before = siblings.slice(Math.max(0, index - BETWEEN), index).toReversed()
  const words = before.findIndex((node) => textIn([node]).trim() !== '')
  return anchorIn(words === -1 ? before : before.slice(0, words))
}

/** Ids of headings become ids of ours, which are lower case, so that links to them go on working. */
function settleIds(tree: readonly HtmlNode[]): Set<string> {
  const ids = new Set<string>()
  for (const siblings of [tree, ...[...elementsOf(tree)].map(({ children }) => children)]) {
    for (const [index, heading] of siblings.entries()) {
      if (!isElement(heading) || !HEADING.test(heading.tag)) continue
      const { attrs, children } = heading
      const id = slugify(decoded(attrs['id'] || anchorIn(children) || anchorBefore(siblings, index)))
      if (id === '') continue
      attrs['id'] = ids.has(id) ? '' : id
      ids.add(id)
    }
  }
  return ids
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Links inside the old site become links inside this one; one that cannot be a link here is noted, and its words stay. */
export function settleLinks(tree: readonly HtmlNode[], around: Surroundings, made: Made, page: string): void {
  const ids = settleIds(tree)
  for (const element of elementsOf(tree)) {
    if (element.tag === 'a' && element.attrs['href'] && !hasClass(element, DOWNLOAD)) settle(element, ids)
  }

  /** The page that WordPress made around a picture, which has no place here. */
  function isPicturePage({ attrs, children }: HtmlElement): boolean {
    if (![...elementsOf(children)].some(({ tag }) => tag === 'img')) return false
    const url = oldAddress(attrs['href'] ?? '', around.site, page)
    return (attrs['rel'] ?? '').split(' ').includes('attachment') || (url !== undefined && around.isPicturePage(url))
  }

  function settle(element: HtmlElement, known: ReadonlySet<string>): void {
    const given = isPicturePage(element) ? '#' : (element.attrs['href'] ?? '')
    const href = given.startsWith('#') ? `#${slugify(decoded(given.slice(1)))}` : settled(given, element)
    const isKept = href.startsWith('#') ? known.has(href.slice(1)) : isContentHref(href)
    if (!isKept && href !== '#')
      made.lose({ what: 'Link that leads nowhere here', example: given, source: sourceOf(element) })
    element.attrs['href'] = isKept ? href : ''
  }

  function settled(given: string, element: HtmlElement): string {
    const url = oldAddress(given, around.site, page)
    if (!url) return ''
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return given.trim()
    if (!isOwn(url, around.site)) {
      // Ours are links with https only; nearly every site answers to it by now.
      if (url.protocol === 'http:') url.protocol = 'https:'
      return url.href
    }
    const path = around.pathOf(url)
    if (path !== undefined) return path + anchorOf(url)
    const film = around.filmOf(url.href)
    if (film !== undefined) return film
    const own = url.pathname + url.search + url.hash
    if (!FILES.test(url.pathname) || around.pictureOf(url.href)) return own
    made.lose({ what: 'File of the old site', example: url.pathname, source: sourceOf(element) })
    return addressThere(own) ?? own
  }

  /** On the old site, which goes on having what does not come over. */
  function addressThere(own: string): string | undefined {
    const there = around.standsAt === '' ? null : URL.parse(own, around.standsAt)
    if (there?.protocol === 'http:') there.protocol = 'https:'
    return there && isContentHref(there.href) ? there.href : undefined
  }
}

const anchorOf = ({ hash }: URL) => (hash === '' ? '' : `#${slugify(decoded(hash.slice(1)))}`)
