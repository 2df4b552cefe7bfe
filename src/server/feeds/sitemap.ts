import type { SitemapPost } from '#posts/feed.server.ts'
import { element } from '#server/feeds/xml.ts'
import { FIXED_PATHS } from '#site/address.server.ts'

export const PART_SIZE = 5000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface SitemapEntry {
  path: string
  /** Left out where nobody knows when the page changed. */
  lastmod?: string | undefined
}

/** Every page that search engines should know, each once. */
export function sitemapEntries(posts: SitemapPost[]): SitemapEntry[] {
  const own = new Map(posts.map((post) => [post.path, post]))
  const fixed = FIXED_PATHS.filter((path) => path !== '/hledat/' && own.get(path)?.isIndexed !== false).map((path) => ({
    path,
    lastmod: own.get(path)?.updatedAt ?? lastChange(path, posts),
  }))
  const others = posts
    .filter((post) => post.isIndexed && !FIXED_PATHS.includes(post.path))
    .map((post) => ({ path: post.path, lastmod: post.updatedAt }))
  return [...fixed, ...others]
}

/** A list changes with its posts. */
function lastChange(path: string, posts: SitemapPost[]): string | undefined {
  if (path === '/') return latest(posts.map((post) => post.updatedAt))
  const category = path === '/recenze/' ? 'Recenze' : path === '/autor/' ? 'Autor' : undefined
  return latest(posts.filter((post) => post.category === category).map((post) => post.updatedAt))
}

function latest(dates: (string | undefined)[]): string | undefined {
  return dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), undefined)
}

const partOf = (entries: SitemapEntry[], number: number) => entries.slice((number - 1) * PART_SIZE, number * PART_SIZE)

const located = (tag: string, url: string, lastmod: string | undefined) =>
  `<${tag}>${element('loc', url)}${lastmod ? element('lastmod', lastmod) : ''}</${tag}>`

/** `/sitemap.xml`: the whole, or the list of its parts when it is long. */
export function sitemap(entries: SitemapEntry[], siteUrl: string): string {
  if (entries.length <= PART_SIZE) return urlset(entries, siteUrl)
  const parts = Array.from({ length: Math.ceil(entries.length / PART_SIZE) }, (_, index) => {
    const lastmod = latest(partOf(entries, index + 1).map((entry) => entry.lastmod))
    return located('sitemap', `${siteUrl}/sitemap-${index + 1}.xml`, lastmod)
  })
  return `${HEAD}\n<sitemapindex ${SPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`
}

/** `/sitemap-{number}.xml`, where there are parts. */
export function sitemapPart(entries: SitemapEntry[], siteUrl: string, number: number): string | undefined {
  const part = entries.length > PART_SIZE ? partOf(entries, number) : []
  return part.length > 0 ? urlset(part, siteUrl) : undefined
}

const urlset = (entries: SitemapEntry[], siteUrl: string) =>
  `${HEAD}\n<urlset ${SPACE}>\n${entries
    .map(({ path, lastmod }) => located('url', siteUrl + path, lastmod))
    .join('\n')}\n</urlset>\n`
