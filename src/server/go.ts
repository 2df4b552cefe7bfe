import type { HonoRequest } from 'hono'
import { isbot } from 'isbot'
import { findTarget, type Target } from '#entities/click/target.server.ts'
import type { Click } from '#entities/click/schema.ts'
import type { AppHono } from '#infra/calls.server.ts'
import type { Services } from '#infra/services.server.ts'
import { createClickBuffer } from '#server/click-buffer.ts'
import { newId } from '#shared/id.ts'

const PAGE_MAX = 200
const BLOCK = /^[a-z0-9-]{1,40}$/
const SLUG = /^[a-z0-9-]{1,96}$/

/** `/go/{slug}`: out to the casino or bookmaker by its stored link, or home when there is none. */
export function mountGo(app: AppHono, services: Services, clicks = createClickBuffer(services)): void {
  services.beforeClose.push(() => clicks.flush())
  app.on('GET', ['/:go{[gG][oO]}', '/:go{[gG][oO]}/*'], async (http) => {
    const target = await findTarget(services.db, slugIn(http.req.path))
    if (target && isVisit(http.req)) clicks.add(clickOn(target, http.req, services))
    http.header('Cache-Control', 'no-store')
    http.header('X-Robots-Tag', 'noindex, nofollow')
    // Through URL, because a header can carry only what is plain ASCII.
    return http.redirect(target ? new URL(target.url).href : '/', 302)
  })
}

/** `/go/Modry-Lev/` → modry-lev; anything else than one slug → nothing. */
function slugIn(path: string): string {
  const [, slug = '', ...rest] = path.toLowerCase().split('/').filter(Boolean)
  return rest.length === 0 && SLUG.test(slug) ? slug : ''
}

/** Somebody, or some program, really goes there: not a look at the headers, not a browser loading ahead. */
function isVisit(request: HonoRequest): boolean {
  if (request.method === 'HEAD') return false
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => request.header(name) ?? '')
  return !purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))
}

function clickOn(target: Target, request: HonoRequest, { env, now }: Services): Click {
  const block = request.query('from') ?? ''
  // Every browser says what it is; who says nothing is a program.
  const userAgent = request.header('user-agent')?.trim() ?? ''
  return {
    id: newId(),
    clickedAt: now().toISOString(),
    targetModel: target.model,
    targetId: target.id,
    page: ownPage(request.header('referer'), env.SITE_URL),
    block: BLOCK.test(block) ? block : '',
    isBot: userAgent === '' || isbot(userAgent),
  }
}

/** The path of a page of ours; where else visitors come from is none of our business. */
function ownPage(referer: string | undefined, siteUrl: string): string {
  const url = referer ? URL.parse(referer) : null
  return url && url.origin === new URL(siteUrl).origin ? url.pathname.slice(0, PAGE_MAX) : ''
}
