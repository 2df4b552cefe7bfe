import { searchWords } from '#entities/search-index.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { canonicalPath, isFile, isSystemPath } from '#shared/canonical-path.ts'
import { isUntidyQuery, parseToplist, toplistSearch, WEIGHTS_PARAM } from '#site/home/toplist-address.ts'
import { CALCULATOR_PATH } from '#shared/bonus-price/address.ts'
import { hasCalculatorParams } from '#site/bonus-calculator/address.ts'
import { ARTICLES_PATH, rubricSlugIn } from '#shared/rubric-address.ts'
import { CHANGES_PATH, OFFER_PARAM } from '#shared/changes-address.ts'
import { CHOICE_PARAM, COMPARE_PATH } from '#shared/compare-address.ts'
import { CONTACT_PATH, SENT_PARAM } from '#site/contact/address.ts'
import { HELP_PATH } from '#site/help/help-lines.ts'
import { hasLimitParams } from '#site/help/limit.ts'
import { hasArticleParams } from '#site/listing/articles-address.ts'
import { parseReviews, REVIEWS_PATH, reviewsHref } from '#site/listing/reviews-address.ts'
import { ROUTES_PARAM } from '#site/listing/other-params.ts'
import { PAGE_PARAM, pagePath } from '#site/listing/paging.ts'
import { PAYOUTS_PATH } from '#site/payouts/address.ts'
import { WATCH_PATH } from '#site/watch/address.ts'

const FEED = /^\/(?:robots\.txt|rss\.xml|zmeny\.xml|sitemap(?:-[1-9]\d{0,3})?\.xml)$/
const CASINOS = '/api/v1/public/casinos/casinos'
const SUGGEST = '/api/v1/public/suggest'
/** Short prefixes, which everyone types on the way to a word; longer ones are too many to cache. */
const BEGINNING = /^[a-z0-9]{1,3}$/
const PAGED = new Set([REVIEWS_PATH, '/autor/', ARTICLES_PATH, CHANGES_PATH, PAYOUTS_PATH])
const SEARCH = '/hledat/'
/** The framework requests the data of `/recenze/` at `/recenze/_.data`. */
const DATA = '_.data'
const MAX_LENGTH = 300

/** The route of the framework that renders a page. */
export type RouteOf = (page: string) => string | undefined

/** From the framework's own table: `recenze` renders `/recenze/`, and `*` everything without a route of its own. */
export function routesOf(routes: Record<string, { id: string; path?: string; index?: boolean } | undefined>): RouteOf {
  const ids = new Map<string, string>()
  const folders: [folder: string, id: string][] = []
  for (const route of Object.values(routes)) {
    // The index of the back office has a path: it is not the home page.
    if (route?.index && !route.path) ids.set('/', route.id)
    else if (route?.path === '*') ids.set('*', route.id)
    else if (route?.path?.includes('/:')) folders.push([folderOf(route.path), route.id])
    else if (route?.path) ids.set(`/${route.path}/`, route.id)
  }
  return (page) => ids.get(page) ?? folders.find(([folder]) => isIn(page, folder))?.[1] ?? ids.get('*')
}

/** `rubrika/:slug` → `/rubrika/` */
const folderOf = (path: string) => `/${path.slice(0, path.indexOf(':'))}`

/** Whether the page is directly in the folder. */
const isIn = (page: string, folder: string) =>
  page.startsWith(folder) && page.indexOf('/', folder.length) === page.length - 1

/**
 * The cache key of a response, or undefined if it is not cacheable. Parameters that
 * a page does not know are left out, so they neither fill the cache nor change the page; those it knows come in one order.
 * Whatever is not a page of the site in its one spelling goes on: to be led there, refused, or made for one visitor.
 */
export function pageAddress(url: string, routeOf: RouteOf): string | undefined {
  if (url.length > MAX_LENGTH) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const params = new URLSearchParams(mark < 0 ? '' : url.slice(mark))
  // The API refuses unknown parameters.
  if (path === CASINOS) return params.size === 0 ? path : undefined
  if (path === SUGGEST) return beginningOf(params)
  if (FEED.test(path)) return path

  const isData = path.endsWith(`/${DATA}`)
  const page = isData ? path.slice(0, -DATA.length) : path
  const search = isOnePage(page) ? searchOf(page, params) : undefined
  if (search === undefined || !isData) return search === undefined ? undefined : page + search
  const route = params.get(ROUTES_PARAM)
  if (route !== null && route !== routeOf(page)) return undefined
  return path + withRoute(search, route)
}

/** Pages are rendered directly; for the rest the app is called like for any other request. */
export const isPageAddress = (address: string) =>
  !FEED.test(address) && address !== CASINOS && !address.startsWith(SUGGEST)

function beginningOf(params: URLSearchParams): string | undefined {
  const [word = '', ...others] = searchWords(params.get('q') ?? '')
  return params.size === 1 && others.length === 0 && BEGINNING.test(word) ? `${SUGGEST}?q=${word}` : undefined
}

/**
 * Splits a key into the path of a page and the requested form: empty for the page itself, `_.data` and a query for its
 * data.
 */
export function splitAddress(address: string): [path: string, form: string] {
  const [path = ''] = address.split('?', 1)
  const page = path.endsWith(`/${DATA}`) ? path.slice(0, -DATA.length) : path
  return [page, address.slice(page.length)]
}

const isOnePage = (path: string) =>
  path.startsWith('/') && !isSystemPath(path) && !isFile(path) && canonicalPath(path) === path

/** The known parameters in canonical order; undefined when caching is not worthwhile. */
function searchOf(page: string, params: URLSearchParams): string | undefined {
  if (page === '/') {
    if (isUntidyQuery(params)) return undefined
    const search = toplistSearch(parseToplist(params))
    // There are thousands of combinations with few visitors each, and weights differ from reader to reader.
    return search.includes('&') || params.has(WEIGHTS_PARAM) ? undefined : search
  }
  if (page === SEARCH) return params.get('q') ? undefined : ''
  // It is specific to one visitor, and its address may contain a token.
  if (page === WATCH_PATH) return undefined
  if (page === CONTACT_PATH) return params.has(SENT_PARAM) ? undefined : ''
  if (page === CALCULATOR_PATH) return hasCalculatorParams(params) ? undefined : ''
  if (page === HELP_PATH) return hasLimitParams(params) ? undefined : ''
  // Nor each comparison; the data behind it is cached.
  if (page === COMPARE_PATH) return params.getAll(CHOICE_PARAM).some(Boolean) ? undefined : ''
  if (!PAGED.has(page) && !rubricSlugIn(page)) return ''
  // Each filter of articles has few visitors.
  if (page === ARTICLES_PATH && hasArticleParams(params)) return undefined
  const offer = page === CHANGES_PATH ? params.get(OFFER_PARAM) : null
  if (offer !== null) return isSlug(offer) && !params.has(PAGE_PARAM) ? `?${OFFER_PARAM}=${offer}` : undefined
  const number = params.get(PAGE_PARAM)
  const base = page === REVIEWS_PATH ? reviewsHref(parseReviews(params)) : page
  if (number === null) return base.slice(page.length)
  return /^[1-9]\d{0,5}$/.test(number) && number !== '1' ? pagePath(base, Number(number)).slice(page.length) : undefined
}

function withRoute(search: string, route: string | null): string {
  if (route === null) return search
  return `${search}${search ? '&' : '?'}${ROUTES_PARAM}=${encodeURIComponent(route)}`
}
