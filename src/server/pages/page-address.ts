import { searchWords } from '#records/list/search-index.server.ts'
import { canonicalPath, isFile, isSystemPath } from '#shared/canonical-path.ts'
import { hasOldId } from '#features/import-site/server/old-ids.ts'
import { cacheKeyOf, routeAt } from '#site/routes.ts'

const FEED = /^\/(?:robots\.txt|rss\.xml|zmeny\.xml|sitemap(?:-[1-9]\d{0,3})?\.xml)$/
const CASINOS = '/api/v1/public/casinos/casinos'
const SUGGEST = '/api/v1/public/suggest'
/** Short prefixes, which everyone types on the way to a word; longer ones are too many to cache. */
const BEGINNING = /^[a-z0-9]{1,3}$/
const MAX_LENGTH = 300

/**
 * The cache key; undefined for what goes on to the app. Parameters that a page does not declare are left out, so they
 * cannot fill the cache.
 */
export function pageAddress(url: string): string | undefined {
  if (url.length > MAX_LENGTH) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const params = new URLSearchParams(mark < 0 ? '' : url.slice(mark))
  // The API refuses unknown parameters.
  if (path === CASINOS) return params.size === 0 ? path : undefined
  if (path === SUGGEST) return beginningOf(params)
  if (FEED.test(path)) return path
  if (!isPagePath(path) || hasOldId(path, params)) return undefined
  const search = cacheKeyOf(routeAt(path).route, params)
  return search === undefined ? undefined : path + search
}

export const isPageAddress = (address: string) =>
  !FEED.test(address) && address !== CASINOS && !address.startsWith(SUGGEST)

function beginningOf(params: URLSearchParams): string | undefined {
  const [word = '', ...others] = searchWords(params.get('q') ?? '')
  return params.size === 1 && others.length === 0 && BEGINNING.test(word) ? `${SUGGEST}?q=${word}` : undefined
}

const isPagePath = (path: string) =>
  path.startsWith('/') && !isSystemPath(path) && !isFile(path) && canonicalPath(path) === path
