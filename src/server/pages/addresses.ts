import type { Context } from 'hono'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import type { Page } from '#infra/cache/page-cache.server.ts'
import type { EncodedBody } from '#infra/cache/encoded-body.server.ts'
import { encodingFor } from '#server/http/encoding.ts'
import type { MissingPage } from '#server/pages/missing-page.ts'
import { canonicalPath, isAdminPath, isSystemPath } from '#shared/canonical-path.ts'
import { countRule, type MovedStatus, resolveAddress, withQuery } from '#posts/address.server.ts'

/** Long enough to spare a visitor the second redirect, short enough for an editor to undo a rule. */
const MOVED_CACHE = 'public, max-age=300'

/** Every page has one address: other spellings, moved pages and redirect rules redirect there in one step. */
export function mountAddresses(app: AppHono, { db, pages }: Services, missingPage?: MissingPage): void {
  async function missingResponse(http: Context): Promise<Response | undefined> {
    const page = await missingPage?.()
    return page && responseOf(page, pages.encode(page, encodingFor(http.req.header('accept-encoding'))))
  }

  app.use(async (http, next) => {
    const { pathname, search } = new URL(http.req.url)
    if (!['GET', 'HEAD'].includes(http.req.method) || isAdminPath(pathname)) return next()
    // Those that exist were handled by earlier routes.
    if (isSystemPath(pathname)) return (await missingResponse(http)) ?? next()

    const address = await resolveAddress(db, pathname)
    countRule(db, pathname, address)
    if (address.kind === 'moved') return moved(http, withQuery(address.to, search), address.status)
    const path = canonicalPath(pathname)
    if (path !== pathname) return moved(http, path + search, 301)
    const missing = address.kind === 'missing' ? await missingResponse(http) : undefined
    if (missing) return missing
    await next()
    // Whatever the page returned: a permanently removed one is 410.
    if (address.kind === 'gone' && http.res.status === 404) {
      http.res = new Response(http.res.body, { status: 410, headers: http.res.headers })
    }
  })
}

function responseOf({ status }: Page, { head, body }: EncodedBody): Response {
  const headers = new Headers()
  for (let index = 0; index < head.length; index += 2) headers.set(head[index] ?? '', head[index + 1] ?? '')
  return new Response(new Uint8Array(body), { status, headers })
}

function moved(http: Context, location: string, status: MovedStatus): Response {
  http.header('Cache-Control', status === 301 || status === 308 ? MOVED_CACHE : 'no-store')
  return http.redirect(location, status)
}
