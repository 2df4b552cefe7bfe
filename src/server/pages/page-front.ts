import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '#infra/log.server.ts'
import type { Page, RenderedPage } from '#infra/cache/page-cache.server.ts'
import type { Services } from '#entities/services.server.ts'
import { hasSession } from '#server/auth/cookies.ts'
import { isCrawler } from '#server/pages/crawlers.ts'
import { encodingFor } from '#server/http/encoding.ts'
import type { FastPath } from '#server/http/limits.ts'
import { CACHE_CONTROL, pageFrom } from '#server/pages/finished-page.ts'
import type { MissingPage } from '#server/pages/missing-page.ts'
import { NO_STORE } from '#server/http/no-store.ts'
import type { Recorder } from '#server/http/observe.ts'
import { isPageAddress, pageAddress, type RouteOf, splitAddress } from '#server/pages/page-address.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import { resolveAddress } from '#posts/address.server.ts'
import { nextMonth } from '#shared/czech/month.ts'

/** Answers at once, or promises to. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

interface FrontOptions {
  renderPage: RenderPage
  /** Answers what is kept but is no page, such as feeds. */
  fetchApp: (request: Request) => Response | Promise<Response>
  routeOf: RouteOf
  /** Everything that is none of the cache's business. */
  others: RequestListener
  record: Recorder
  missingPage: MissingPage
}

interface PageFront {
  /** Of pages that are kept. */
  ready: FastPath
  /** Of all others. */
  handle: RequestListener
}

/**
 * Stands before everything else. A page that is kept is ready; one that is not is rendered here too, once for all who wait,
 * for a request of our own that has nothing of the visitor's but the address.
 */
export function pageFront(services: Services, options: FrontOptions): PageFront {
  const { db, env, log, now, pages } = services
  const { others, record, routeOf } = options
  const security = Object.entries(headersOfAll(env))

  async function make(address: string): Promise<RenderedPage | undefined> {
    const expiresAt = nextMonth(now()).getTime()
    const request = new Request(env.SITE_URL + address)
    if (!isPageAddress(address)) return finished(await options.fetchApp(request), expiresAt)
    const [path, form] = splitAddress(address)
    const { kind } = await resolveAddress(db, path)
    const missing = kind === 'missing' ? await options.missingPage(form) : undefined
    if (missing) return { page: missing, expiresAt, isNoStore: true }
    return kind === 'page' ? finished(await options.renderPage(request, services, 'local'), expiresAt) : undefined
  }

  /** What is moved or gone is left to the app, which counts it and leads each visitor on with a query of their own. */
  async function finished(rendered: Response, expiresAt: number): Promise<RenderedPage | undefined> {
    const { status } = rendered
    if (status !== 200 && status !== 404 && status < 500) return undefined
    return { page: await pageFrom(rendered, security), expiresAt, isNoStore: status !== 200 }
  }

  async function render(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID()
    const started = performance.now()
    const page = await requestContext.run({ requestId }, () => pages.render(address, () => make(address)))
    // Errors are told to crawlers in other words than to people.
    const isLeft = !page || (page.status >= 400 && isCrawler(request.headers['user-agent']))
    if (isLeft) return others(request, response)
    send(page, request, response, ['X-Request-Id', requestId])
    // The app records its own answers.
    if (isPageAddress(address)) record(requestId, request.method ?? '', address, page.status, started)
  }

  /** Node leaves the body out for HEAD. */
  function send(page: Page, { headers }: IncomingMessage, response: ServerResponse, more: readonly string[]): void {
    if (hasSession(headers.cookie)) return sendUnkept(page, headers['accept-encoding'], response, more)
    const second = headers[SECOND_HEADER]
    const added = second === undefined ? more : [...more, ...expiryFor(second)]
    const known = headers['if-none-match']
    if (known !== undefined && page.status === 200 && (known === '*' || known.includes(page.tag))) {
      response.writeHead(304, [...page.head, ...added]).end()
      return
    }
    const { head, body } = pages.form(page, encodingFor(headers['accept-encoding']))
    response.writeHead(page.status, added.length > 0 ? [...head, ...added] : head).end(body)
  }

  /** Whoever edits the site sees what they have just saved, whatever caches are on the way. */
  function sendUnkept(
    page: Page,
    accepted: string | undefined,
    response: ServerResponse,
    more: readonly string[],
  ): void {
    const { head, body } = pages.form(page, encodingFor(accepted))
    response.writeHead(page.status, [...head.with(head.indexOf(CACHE_CONTROL) + 1, NO_STORE), ...more]).end(body)
  }

  function findStored(url: string): Page | undefined {
    const time = now().getTime()
    const page = pages.get(url, time)
    if (page) return page
    const address = pageAddress(url, routeOf)
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
      const address = isReading(method) ? pageAddress(url, routeOf) : undefined
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
 * nginx counts in whole seconds: what it may keep for one is up to two seconds old. Where it says in which second it asks, it is
 * told to keep the page until that one is over, by its own clock.
 */
function expiryFor(second: string | string[]): readonly string[] {
  return typeof second === 'string' && SECOND.test(second) ? ['X-Accel-Expires', `@${second}`] : NOTHING_MORE
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD'
