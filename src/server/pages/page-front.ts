import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '#infra/log.server.ts'
import type { Page, RenderedPage } from '#infra/cache/page-cache.server.ts'
import type { Services } from '#records/services.server.ts'
import { hasSession } from '#server/auth/cookies.ts'
import { isCrawler } from '#server/pages/crawlers.ts'
import { encodingFor } from '#server/http/encoding.ts'
import { matchesEtag } from '#server/http/etag.ts'
import type { FastPath, RequestListener } from '#server/http/limits.ts'
import { CACHE_CONTROL, pageFrom } from '#server/pages/finished-page.ts'
import type { MissingPage } from '#server/pages/missing-page.ts'
import { NO_STORE } from '#server/http/no-store.ts'
import type { Recorder } from '#server/http/observe.ts'
import { isPageAddress, pageAddress } from '#server/pages/page-address.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import { resolveAddress } from '#posts/address.server.ts'
import { isKnownPost } from '#posts/queries.server.ts'
import { nextMonth } from '#shared/czech/month.ts'

interface FrontOptions {
  renderPage: RenderPage
  fetchApp: (request: Request) => Response | Promise<Response>
  others: RequestListener
  record: Recorder
  missingPage: MissingPage
}

interface PageFront {
  ready: FastPath
  handle: RequestListener
}

/**
 * The page cache in front of the app. On a miss the page is rendered here, once for all requests that wait for it, from a
 * request of our own that has only the address in common with the visitor's, so nothing personal can enter the cache.
 */
export function pageFront(services: Services, options: FrontOptions): PageFront {
  const { db, env, log, now, pages } = services
  const { others, record } = options
  const security = Object.entries(headersOfAll(env))

  async function make(address: string): Promise<RenderedPage | undefined> {
    const expiresAt = nextMonth(now()).getTime()
    const request = new Request(env.SITE_URL + address)
    if (!isPageAddress(address)) return finished(await options.fetchApp(request), expiresAt)
    const [path = ''] = address.split('?', 1)
    const kind = isKnownPost(db, path) ? 'page' : (await resolveAddress(db, path)).kind
    const missing = kind === 'missing' ? await options.missingPage() : undefined
    if (missing) return { page: missing, expiresAt, isNoStore: true }
    return kind === 'page' ? finished(await options.renderPage(request, services, 'local'), expiresAt) : undefined
  }

  /** Redirects and 410 are left to the app, which counts them and carries each visitor's own query over. */
  async function finished(rendered: Response, expiresAt: number): Promise<RenderedPage | undefined> {
    const { status } = rendered
    if (status !== 200 && status !== 404 && status < 500) return undefined
    return { page: await pageFrom(rendered, security), expiresAt, isNoStore: status !== 200 }
  }

  async function render(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID()
    const started = performance.now()
    const page = await requestContext.run({ requestId }, () => pages.render(address, () => make(address)))
    // Crawlers get plain error pages.
    const isLeftToApp = !page || (page.status >= 400 && isCrawler(request.headers['user-agent']))
    if (isLeftToApp) return others(request, response)
    send(page, request, response, ['X-Request-Id', requestId])
    // The app records its own requests.
    if (isPageAddress(address)) record(requestId, request.method ?? '', address, page.status, started)
  }

  /** Node leaves the body out for HEAD. */
  function send(page: Page, { headers }: IncomingMessage, response: ServerResponse, more: readonly string[]): void {
    if (hasSession(headers.cookie)) return sendNoStore(page, headers['accept-encoding'], response, more)
    const second = headers[SECOND_HEADER]
    const added = second === undefined ? more : [...more, ...expiryFor(second)]
    if (page.status === 200 && matchesEtag(headers['if-none-match'], page.tag)) {
      response.writeHead(304, [...page.head, ...added]).end()
      return
    }
    const { head, body } = pages.encode(page, encodingFor(headers['accept-encoding']))
    response.writeHead(page.status, added.length > 0 ? [...head, ...added] : head).end(body)
  }

  /** Signed-in editors must see what they have just saved, whatever caches are on the way. */
  function sendNoStore(
    page: Page,
    accepted: string | undefined,
    response: ServerResponse,
    more: readonly string[],
  ): void {
    const { head, body } = pages.encode(page, encodingFor(accepted))
    response.writeHead(page.status, [...head.with(head.indexOf(CACHE_CONTROL) + 1, NO_STORE), ...more]).end(body)
  }

  function findStored(url: string): Page | undefined {
    const time = now().getTime()
    const page = pages.get(url, time)
    if (page) return page
    const address = pageAddress(url)
    return address === undefined || address === url ? undefined : pages.get(address, time)
  }

  return {
    ready(request, response) {
      const { method = '', url = '' } = request
      const page = isReading(method) ? findStored(url) : undefined
      if (!page) return false
      log.debug('request', { method, path: url, status: 200, isCached: true })
      send(page, request, response, NOTHING_MORE)
      return true
    },
    handle(request, response) {
      const { method = '', url = '' } = request
      const address = isReading(method) ? pageAddress(url) : undefined
      if (address === undefined) return others(request, response)
      return render(address, request, response).catch((error: unknown) => {
        log.error('page failed', { error })
        return response.headersSent ? undefined : others(request, response)
      })
    },
  }
}

const NOTHING_MORE: readonly string[] = []

const SECOND_HEADER = 'x-second'
const SECOND = /^\d{1,12}$/

/**
 * nginx counts in whole seconds, so what it caches for one may be up to two seconds old. When its request names the current
 * second, the response expires at the end of that second, by nginx's own clock.
 */
function expiryFor(second: string | string[]): readonly string[] {
  return typeof second === 'string' && SECOND.test(second) ? ['X-Accel-Expires', `@${second}`] : NOTHING_MORE
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD'
