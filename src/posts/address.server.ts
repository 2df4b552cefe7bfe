import { isHttpsUrl, isRootRelative } from '#shared/hrefs.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { countHit, findRedirect } from '#entities/redirect/rules.server.ts'
import { findPairAt, type PairAddress } from '#features/comparison/queries.server.ts'
import { likelyPaths } from '#features/import-site/likely-paths.ts'
import { findPostAddress, isGone } from '#posts/queries.server.ts'
import { COMPARE_PATH, compareHref } from '#shared/compare-address.ts'
import { findRubricBySlug } from '#entities/rubric/queries.server.ts'
import { canonicalPath } from '#shared/canonical-path.ts'
import { type Category, categoryOfFolder } from '#shared/post-address.ts'
import { isFixedPage } from '#shared/fixed-paths.ts'
import { rubricSlugIn } from '#shared/rubric-address.ts'

const MOVED_STATUSES = [301, 302, 307, 308] as const
export type MovedStatus = (typeof MOVED_STATUSES)[number]

export type Address =
  | { kind: 'page' }
  | { kind: 'moved'; to: string; status: MovedStatus; byRule: boolean }
  | { kind: 'gone'; byRule: boolean }
  | { kind: 'missing' }

/** A path in any spelling: the page, else a redirect rule, else its slug in another category, else a removed page. */
export async function resolveAddress(db: Reader, given: string): Promise<Address> {
  const address = await ownAddress(db, given)
  return address.kind === 'missing' ? likelyAddress(db, canonicalPath(given)) : address
}

async function ownAddress(db: Reader, given: string): Promise<Address> {
  const path = canonicalPath(given)
  if (isFixedPage(path)) return { kind: 'page' }
  const pair = path.startsWith(COMPARE_PATH) ? await findPairAt(db, path) : undefined
  if (pair) return addressOfPair(pair, path)
  const rubric = rubricSlugIn(path)
  if (rubric && (await findRubricBySlug(db, rubric))) return { kind: 'page' }
  const slug = slugIn(path)
  const postPath = slug && (await findPostAddress(db, slug))
  if (postPath === path) return { kind: 'page' }

  const rule = await findRedirect(db, decodePath(path))
  if (rule?.status === 410) return { kind: 'gone', byRule: true }
  const status = MOVED_STATUSES.find((moved) => moved === rule?.status)
  if (rule && status && leadsAway(rule.to, path)) return { kind: 'moved', to: rule.to, status, byRule: true }
  if (postPath) return { kind: 'moved', to: postPath, status: 301, byRule: false }
  const category = categoryIn(path)
  const wasRemoved = slug && category && (await isGone(db, { slug, category }))
  return wasRemoved ? { kind: 'gone', byRule: false } : { kind: 'missing' }
}

/** Of a site that moved in: a feed of a post leads to the post, a smaller copy of a picture to the picture. */
async function likelyAddress(db: Reader, path: string): Promise<Address> {
  for (const likely of likelyPaths(path)) {
    const found = await ownAddress(db, likely)
    if (found.kind === 'page') return { kind: 'moved', to: likely, status: 301, byRule: false }
    if (found.kind === 'moved') return { ...found, byRule: false }
  }
  return { kind: 'missing' }
}

/** Where a path redirects to; '' if it does not redirect. */
export async function findRedirectTarget(db: Reader, path: string): Promise<string> {
  const address = await resolveAddress(db, path)
  return address.kind === 'moved' ? address.to : ''
}

/** A pair without a page of its own redirects to the comparison of its two offers. */
function addressOfPair(pair: PairAddress, path: string): Address {
  if ('slugs' in pair) return { kind: 'moved', to: compareHref(pair.slugs), status: 302, byRule: false }
  return pair.page.path === path ? { kind: 'page' } : { kind: 'moved', to: pair.page.path, status: 301, byRule: false }
}

/** Validated again, although it was when the rule was saved: an unsafe Location header is where it would do harm. */
function leadsAway(to: string, path: string): boolean {
  if (!isRootRelative(to)) return isHttpsUrl(to)
  return canonicalPath(to.replace(/[?#].*$/s, '')) !== path
}

/** The visitor's query is preserved on our own site; another site gets only what the rule says. */
export function withQuery(target: string, search: string): string {
  // The parser escapes characters that are invalid in a header. Its host is never used.
  const url = new URL(target, 'https://site.invalid')
  if (!target.startsWith('/')) return url.href
  const query = [url.search.slice(1), search.slice(1)].filter(Boolean).join('&')
  return url.pathname + (query && `?${query}`) + url.hash
}

export function countRule(db: Db, path: string, address: Address): void {
  if ('byRule' in address && address.byRule) countHit(db, decodePath(canonicalPath(path))).catch(() => {})
}

/** Accepts `/revolut-casino/` and `/recenze/modry-lev/`, also under a category that does not exist. */
function slugIn(path: string): string | undefined {
  return /^\/(?:[^/]+\/)?([a-z0-9-]{1,96})\/$/.exec(path)?.[1]
}

function categoryIn(path: string): Category | undefined {
  const [folder = '', slug] = path.split('/').filter(Boolean)
  return slug === undefined ? '/' : categoryOfFolder(folder)
}

/** Rules are stored as typed, with letters instead of percent escapes. */
function decodePath(path: string): string {
  try {
    const text = decodeURI(path)
    return /\p{Cc}/u.test(text) ? path : text
  } catch {
    return path
  }
}
