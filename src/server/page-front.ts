import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '#infra/log.server.ts'
import type { Page, RenderedPage } from '#infra/page-cache.server.ts'
import { formOf } from '#infra/page-form.server.ts'
import type { Services } from '#infra/services.server.ts'
import type { RenderPage } from '#server/app.ts'
import { encodingFor } from '#server/encoding.ts'
import type { Recorder } from '#server/observe.ts'
import { isPageAddress, pageAddress, type RouteOf } from '#server/page-address.ts'
import { headersOfAll } from '#server/security-headers.ts'
import { WholePage } from '#site/whole-page.server.ts'
import { nextMonth } from '#shared/czech/month.ts'

/** Browsers and proxies may keep a page, but ask each time whether it is still the same: a save is seen at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Answers at once, or promises to. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

interface FrontOptions {
  renderPage: RenderPage
  /** Answers what is kept but is no page, such as feeds. */
  fetchApp: (request: Request) => Response | Promise<Response>
  routeOf: RouteOf
  /** Everything that is none of the cache's business. */
  others: Answerer
  record: Recorder
}

/**
 * Stands before everything else. A page that is kept is answered right here; one that is not is rendered here too, once for
 * all who wait, for a request of our own that has nothing of the visitor's but the address.
 */
export function pageFront(services: Services, options: FrontOptions): Answerer {
  const { env, log, now, pages } = services
  const { others, record, routeOf } = options
  const security = Object.entries(headersOfAll(env))

  async function make(address: string): Promise<RenderedPage | undefined> {
    const until = nextMonth(now()).getTime()
    const request = new Request(env.SITE_URL + address)
    const answer = await (isPageAddress(address)
      ? options.renderPage(request, services, 'local')
      : options.fetchApp(request))
    // Moved, gone or missing depends on more than the address; the app answers it for each visitor.
    if (answer.status !== 200 && answer.status < 500) return undefined
    return { page: await pageFrom(answer, security), until }
  }

  async function render(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID()
    const started = performance.now()
    const page = await requestContext.run({ requestId }, () => pages.render(address, () => make(address)))
    if (!page) return others(request, response)
    send(request, response, page, ['X-Request-Id', requestId])
    // The app records its own answers.
    if (isPageAddress(address)) record(requestId, request.method ?? '', address, page.status, started)
  }

  function send(request: IncomingMessage, response: ServerResponse, page: Page, more?: string[]): void {
    const known = request.headers['if-none-match']
    if (known !== undefined && page.status === 200 && (known === '*' || known.includes(page.tag))) {
      response.writeHead(304, page.head)
      response.end()
      return
    }
    const { head, wire } = pages.form(page, encodingFor(request.headers['accept-encoding']))
    response.writeHead(page.status, more ? [...head, ...more] : head)
    if (request.method === 'HEAD') response.end()
    else response.end(wire, 'latin1')
  }

  return (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return others(request, response)
    const time = now().getTime()
    let page = pages.find(url, time)
    if (!page) {
      const address = pageAddress(url, routeOf)
      if (address === undefined) return others(request, response)
      if (address !== url) page = pages.find(address, time)
      if (!page) {
        return render(address, request, response).catch((error: unknown) => {
          log.error('page failed', { error })
          return response.headersSent ? undefined : others(request, response)
        })
      }
    }
    send(request, response, page)
    log.debug('request', { method, path: url, status: 200, isCached: true })
  }
}

const PER_ANSWER = new Set(['content-length', 'content-encoding', 'x-request-id', 'vary', 'cache-control', 'etag'])

async function pageFrom(answer: Response, security: readonly [string, string][]): Promise<Page> {
  const body = Buffer.from(answer instanceof WholePage ? answer.html : await answer.text())
  const tag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const headers = new Map(security.map(([name, value]) => [name.toLowerCase(), [name, value]]))
  for (const [name, value] of answer.headers) if (!PER_ANSWER.has(name)) headers.set(name, [name, value])
  const head = [
    ...[...headers.values()].flat(),
    'Cache-Control',
    answer.status === 200 ? (answer.headers.get('cache-control') ?? REVALIDATE) : 'no-store',
    'Vary',
    'Accept-Encoding',
    'ETag',
    // Weak, because the forms differ to the byte.
    `W/${tag}`,
  ]
  return { status: answer.status, tag, head, forms: { identity: formOf(head, body, 'identity') } }
}
