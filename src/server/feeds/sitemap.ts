import { listPairPages } from '#features/comparison/queries.server.ts'
import { playersPages } from '#features/players/sitemap.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { countRubrics } from '#posts/articles.server.ts'
import {
  lastChange,
  mapRange,
  postsWithSlugs,
  type SitemapPost,
  type SitemapRange,
  sitemapRanges,
} from '#posts/sitemap-posts.server.ts'
import { element } from '#server/feeds/xml.ts'
import { HOME_SLUG } from '#shared/post-address.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { FIXED_PATHS } from '#shared/fixed-paths.ts'
import { WATCH_PATH } from '#features/watching/site/address.ts'

/** Search engines accept ten times as many per file, but a part is rendered in one go. */
const PART_SIZE = 5000
/** One path with its dates. */
const BYTES_OF_POST = 300

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface Site {
  db: Reader
  siteUrl: string
  partSize?: number
}

interface Lines {
  text: string
  /** Undefined if unknown or if there are no pages. */
  lastmod: string | undefined
}

export async function sitemap({ db, siteUrl, partSize = PART_SIZE }: Site): Promise<string> {
  const ranges = await sitemapRanges(db, partSize)
  if (ranges.length <= 1) return urlset(await partOf({ db, siteUrl }, ranges, 1))
  const parts: string[] = []
  for (const index of ranges.keys()) {
    const { text, lastmod } = await partOf({ db, siteUrl }, ranges, index + 1)
    if (text) parts.push(located('sitemap', `${siteUrl}/sitemap-${index + 1}.xml`, lastmod))
  }
  return `${HEAD}\n<sitemapindex ${SPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`
}

export async function sitemapPart(
  { db, siteUrl, partSize = PART_SIZE }: Site,
  number: number,
): Promise<string | undefined> {
  const ranges = await sitemapRanges(db, partSize)
  if (ranges.length <= 1) return undefined
  const part = await partOf({ db, siteUrl }, ranges, number)
  return part.text ? urlset(part) : undefined
}

const linesOfRange = defineCached(
  (db: Reader, range: SitemapRange, siteUrl: string) =>
    mapRange(db, range, siteUrl, (posts) => postLines(posts, siteUrl)),
  { bytes: ({ count }) => count * BYTES_OF_POST },
)

/** The first part begins with the built-in pages. */
async function partOf(site: Site, ranges: SitemapRange[], number: number): Promise<Lines> {
  const range = ranges[number - 1]
  const pages = range ? await linesOfRange(site.db, range, site.siteUrl) : []
  return joined(
    number === 1
      ? [
          await fixedLines(site),
          await rubricLines(site),
          await pairLines(site),
          linesOf(await playersPages(site.db), site.siteUrl),
          ...pages,
        ]
      : pages,
  )
}

const rubricLines = async ({ db, siteUrl }: Site): Promise<Lines> =>
  linesOf(
    (await countRubrics(db)).filter(({ count }) => count > 0).map(({ path }) => ({ path, lastmod: undefined })),
    siteUrl,
  )

/** Pair pages are not edited: they are as recent as their offers. */
const pairLines = async ({ db, siteUrl }: Site): Promise<Lines> =>
  linesOf(
    (await listPairPages(db)).map(({ path }) => ({ path, lastmod: undefined })),
    siteUrl,
  )

const joined = (all: Lines[]): Lines => ({
  text: all.flatMap(({ text }) => text || []).join('\n'),
  lastmod: latest(all.map(({ lastmod }) => lastmod)),
})

function postLines(posts: SitemapPost[], siteUrl: string): Lines {
  const listed = posts.filter((post) => post.isIndexed && !FIXED_PATHS.includes(post.path))
  return linesOf(
    listed.map(({ path, updatedAt }) => ({ path, lastmod: updatedAt })),
    siteUrl,
  )
}

const linesOf = (pages: { path: string; lastmod: string | undefined }[], siteUrl: string): Lines => ({
  text: pages.map(({ path, lastmod }) => located('url', siteUrl + path, lastmod)).join('\n'),
  lastmod: latest(pages.map(({ lastmod }) => lastmod)),
})

/** Pages specific to one visitor. */
const UNLISTED = new Set(['/hledat/', WATCH_PATH, '/stiznosti/moje/', '/stiznosti/odpoved/'])

const slugOf = (path: string) => (path === '/' ? HOME_SLUG : path.slice(1, -1))

async function fixedLines({ db, siteUrl }: Site): Promise<Lines> {
  const posts = await postsWithSlugs(db, FIXED_PATHS.map(slugOf), siteUrl)
  const own = new Map(posts.map((post) => [post.path, post]))
  const [articles, reviews, authors] = [
    await lastChange(db, '/'),
    await lastChange(db, 'Recenze'),
    await lastChange(db, 'Autor'),
  ]
  const lastOf: Record<string, string | undefined> = {
    '/': latest([articles, reviews, authors]),
    '/recenze/': reviews,
    [ARTICLES_PATH]: articles,
    '/autor/': authors,
  }
  const listed = FIXED_PATHS.filter((path) => !UNLISTED.has(path) && own.get(path)?.isIndexed !== false)
  return linesOf(
    listed.map((path) => ({ path, lastmod: own.get(path)?.updatedAt ?? lastOf[path] })),
    siteUrl,
  )
}

function latest(dates: (string | undefined)[]): string | undefined {
  return dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), undefined)
}

const located = (tag: string, url: string, lastmod: string | undefined) =>
  `<${tag}>${element('loc', url)}${lastmod ? element('lastmod', lastmod) : ''}</${tag}>`

const urlset = ({ text }: Lines) => `${HEAD}\n<urlset ${SPACE}>\n${text}\n</urlset>\n`
