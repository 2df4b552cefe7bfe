import { storeClicks } from '#features/clicks/queries.server.ts'
import type { Click } from '#features/clicks/schema.ts'
import { type Target, targetOf } from '#features/clicks/target.server.ts'
import { createWriteBuffer, type WriteBuffer } from '#infra/write-buffer.server.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import type { FastPath } from '#server/http/limits.ts'
import { isProgram, isVisit, type Visiting } from '#features/clicks/server/visits.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { newId } from '#shared/id.ts'
import { PAUSE_PATH, readPause } from '#shared/pause.ts'
import { toResponse } from '#site/text-response.server.ts'

const PAGE_MAX = 200
const BLOCK = /^[a-z0-9-]{1,40}$/
const USUAL = /^\/go\/([a-z0-9-]{1,96})(?:\?(.*))?$/
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

interface Visit extends Visiting {
  slug: string
  /** A visitor who has paused is neither redirected nor counted. */
  isPaused?: boolean
  /** The block of the page that has the link. */
  from: string | null | undefined
}

export interface OutboundLinks {
  /** Undefined, and not counted, on a cache miss. */
  known(visit: Visit): string | undefined
  /** Null: to no operator, since it has no valid licence. */
  find(visit: Visit): Promise<string | null>
}

export const createClickBuffer = ({ db, log }: Services): WriteBuffer<Click> =>
  createWriteBuffer('clicks', log, (clicks) => storeClicks(db, clicks))

/** `/go/{slug}`: to the stored link, home if there is none, nowhere without a valid licence or during a pause. */
export function createOutboundLinks(
  services: Services,
  clicks: WriteBuffer<Click> = createClickBuffer(services),
): OutboundLinks {
  const { db, now } = services
  services.beforeClose.push(() => clicks.finish())
  const { origin } = new URL(services.env.SITE_URL)

  function lead(target: Target, visit: Visit): string | null {
    if (isVisit(visit)) clicks.add(clickOn(target, visit, origin, now()))
    return target.href
  }

  return {
    known(visit) {
      const target = targetOf.known(db, visit.slug, now())
      return (target?.href && lead(target, visit)) || undefined
    },
    async find(visit) {
      const target = await targetOf(db, visit.slug, now())
      if (!target) return '/'
      return visit.isPaused ? target.href && PAUSE_PATH : lead(target, visit)
    },
  }
}

/** The canonical spelling with a cached target; the app handles everything else. */
export function outboundFastPath(services: Services, outboundLinks: OutboundLinks): FastPath {
  const head = Object.entries({ ...headersOfAll(services.env), ...HEADERS, 'Content-Length': '0' }).flat()

  return ({ headers, method = '', url = '' }, response) => {
    const [, slug, query] = (url.startsWith('/go/') && USUAL.exec(url)) || []
    if (slug === undefined || (method !== 'GET' && method !== 'HEAD')) return false
    if (readPause(headers.cookie, services.now())) return false
    const from = query && new URLSearchParams(query).get('from')
    const location = outboundLinks.known({ slug, method, from, header: (name) => headers[name]?.toString() })
    if (location === undefined) return false
    services.log.debug('request', { method, path: url, status: 302, isCached: true })
    response.writeHead(302, [...head, 'Location', location]).end()
    return true
  }
}

export function mountGo(app: AppHono, services: Services, outboundLinks: OutboundLinks, renderPage: RenderPage): void {
  /** With nothing of the visitor's request but its target, like every rendered page. */
  const whyNot = async (slug: string) =>
    toResponse(await renderPage(new Request(`${services.env.SITE_URL}/go/${slug}`), services, 'local'))

  app.on('GET', ['/:go{[gG][oO]}', '/:go{[gG][oO]}/*'], async (http) => {
    const { req } = http
    const header = (name: string) => req.header(name)
    const isPaused = readPause(header('cookie'), services.now()) !== undefined
    const visit = { slug: slugIn(req.path), method: req.method, from: req.query('from'), header, isPaused }
    const to = await outboundLinks.find(visit)
    const response = to === null ? await whyNot(visit.slug) : http.redirect(to, 302)
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  })
}

/** `/go/Modry-Lev/` → modry-lev; anything else than one slug → nothing. */
function slugIn(path: string): string {
  const [, slug = '', ...rest] = path.toLowerCase().split('/').filter(Boolean)
  return rest.length === 0 && isSlug(slug) ? slug : ''
}

function clickOn({ model, id, href }: Target, { from, header }: Visit, origin: string, now: Date): Click {
  return {
    id: newId(now.getTime()),
    clickedAt: now.toISOString(),
    targetModel: model,
    targetId: id,
    page: ownPage(header('referer'), origin),
    block: from && BLOCK.test(from) ? from : '',
    isTurnedAway: href === null,
    isBot: isProgram(header('user-agent')?.trim() ?? ''),
  }
}

/** The path of a page of ours; other referrers are not stored. */
function ownPage(referer: string | undefined, origin: string): string {
  const url = referer?.startsWith(origin) ? URL.parse(referer) : null
  return url?.origin === origin ? url.pathname.slice(0, PAGE_MAX) : ''
}
