import type { Context } from 'hono'
import type { AppHono } from '#entities/calls.server.ts'
import type { Services } from '#entities/services.server.ts'
import { canonicalPath, isSystemPath } from '#shared/canonical-path.ts'
import { countRule, type MovedStatus, resolveAddress } from '#site/address.server.ts'

/** Long enough to spare a visitor the second way round, short enough for an editor to take a rule back. */
const MOVED_CACHE = 'public, max-age=300'

/** Every page has one address: other spellings, moved pages and redirect rules lead there in one step. */
export function mountAddresses(app: AppHono, { db }: Services): void {
  app.use(async (http, next) => {
    const { pathname, search } = new URL(http.req.url)
    if (!['GET', 'HEAD'].includes(http.req.method) || isSystemPath(pathname)) return next()

    const address = await resolveAddress(db, pathname)
    countRule(db, pathname, address)
    if (address.kind === 'moved') return moved(http, withQuery(address.to, search), address.status)
    const path = canonicalPath(pathname)
    if (path !== pathname) return moved(http, path + search, 301)
    await next()
    // Whatever the page said about it: what was removed for good is 410.
    if (address.kind === 'gone' && http.res.status === 404) {
      http.res = new Response(http.res.body, { status: 410, headers: http.res.headers })
    }
  })
}

function moved(http: Context, location: string, status: MovedStatus): Response {
  http.header('Cache-Control', status === 301 || status === 308 ? MOVED_CACHE : 'no-store')
  return http.redirect(location, status)
}

/** The visitor's query goes along on our own site; another site gets only what the rule says. */
export function withQuery(target: string, search: string): string {
  // The parser escapes what a header cannot carry. Its host is never used.
  const url = new URL(target, 'https://site.invalid')
  if (!target.startsWith('/')) return url.href
  const query = [url.search.slice(1), search.slice(1)].filter(Boolean).join('&')
  return url.pathname + (query && `?${query}`) + url.hash
}
