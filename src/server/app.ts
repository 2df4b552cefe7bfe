import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { mountAddresses } from '#server/pages/addresses.ts'
import { mountApi } from '#server/api/api.ts'
import { compressText } from '#server/http/compress.ts'
import { POLICY_OF_PAGES } from '#server/http/content-policy.ts'
import { plainErrorsForCrawlers } from '#server/pages/crawlers.ts'
import { mountVideos } from '#features/video-files/server/serve.ts'
import { mountReads } from '#features/reads/server/mount.ts'
import type { ReadCounter } from '#features/reads/server/read-counter.ts'
import { createPairCounter, type PairCounter } from '#features/comparison/server/pair-counter.ts'
import { errorResponse } from '#server/http/errors.ts'
import type { MissingPage } from '#server/pages/missing-page.ts'
import { errorDocument } from '#server/pages/error-document.tsx'
import { mountFeeds } from '#server/feeds/feeds.ts'
import { mountFiles } from '#server/http/static-files.ts'
import { createOutboundLinks, mountGo, type OutboundLinks } from '#features/clicks/server/go.ts'
import { mountHealth } from '#server/http/health.ts'
import { mountCovers } from '#server/images/covers.ts'
import { mountImages } from '#server/images/images.ts'
import { mountPortraits } from '#server/images/portraits.ts'
import { createMetrics, type Metrics } from '#server/http/metrics.ts'
import { noStoreForPrivate } from '#server/http/no-store.ts'
import { observe, recorder } from '#server/http/observe.ts'
import { mountOg } from '#server/images/og.ts'
import { mountKeyFile } from '#features/index-now/server/calls.ts'
import { mountOldIds } from '#features/import-site/server/old-ids.ts'
import { mountPauseStyles } from '#features/pause/server/pause-styles.ts'
import { mountPreviewLinks } from '#features/preview-links/server/open.ts'
import { limitForms } from '#server/pages/read-form.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { COMPARE_PATH } from '#shared/compare-address.ts'
import { toResponse } from '#site/text-response.server.ts'

/** For forms of visitors without files. */
const MAX_FORM_BYTES = 100_000
const RETRY_AFTER_S = '2'
/** The framework would take any other method for a form. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST']

interface AppOptions {
  renderPage: RenderPage
  /** Undefined in development, where Vite serves the files. */
  clientFolder?: string
  isStopping?: () => boolean
  metrics?: Metrics
  outboundLinks?: OutboundLinks
  pairCounter?: PairCounter
  readCounter?: ReadCounter
  /** Without it, the 404 page is rendered for each request. */
  missingPage?: MissingPage
}

export function createApp(services: Services, options: AppOptions): AppHono {
  const app: AppHono = new Hono()
  const metrics = options.metrics ?? createMetrics(services)

  app.use(observe(services, recorder(services, metrics)))
  app.use(securityHeaders(services.env))
  app.use(noStoreForPrivate)
  app.use(compressText)
  mountHealth(app, services, metrics, options.isStopping)
  if (options.clientFolder) mountFiles(app, options.clientFolder)
  mountFeeds(app, services)
  mountKeyFile(app, services)
  mountImages(app, services)
  mountVideos(app, services)
  mountCovers(app)
  mountPortraits(app)
  mountOg(app, services)
  mountPauseStyles(app, services)
  mountGo(app, services, options.outboundLinks ?? createOutboundLinks(services), options.renderPage)
  mountReads(app, services, options.readCounter)
  mountPreviewLinks(app, services, options.renderPage)
  mountApi(app, services, options.renderPage)
  const { middleware: countPairs } = options.pairCounter ?? createPairCounter(services)
  app.use(COMPARE_PATH, countPairs)
  app.use(plainErrorsForCrawlers)
  app.use(async (http, next) => {
    if (PAGE_METHODS.includes(http.req.method)) return next()
    http.header('Allow', PAGE_METHODS.join(', '))
    return errorPage(http, 405)
  })
  mountOldIds(app, services)
  mountAddresses(app, services, options.missingPage)
  app.all('*', limitForms(MAX_FORM_BYTES), async (http) => {
    const response = toResponse(await options.renderPage(http.req.raw, services, http.get('ip')))
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD')
    return response
  })

  app.onError((error, http) => {
    const { status, body } = errorResponse(error, http.get('requestId'), services.log, http.req.raw.signal.aborted)
    if (status >= 500) http.header('Cache-Control', 'no-store')
    if (status === 503) http.header('Retry-After', RETRY_AFTER_S)
    if (http.req.path.startsWith('/api/')) return http.json(body, status)
    return errorPage(http, status)
  })

  function errorPage(http: Context, status: ContentfulStatusCode): Response | Promise<Response> {
    http.header('Content-Security-Policy', POLICY_OF_PAGES)
    return http.html(errorDocument(status, services.env), status)
  }
  return app
}
