import cluster from 'node:cluster'
import { getRequestListener } from '@hono/node-server'
import { setImageBase } from '#entities/media/picture.ts'
import { ConfigError, readEnvironment } from '#infra/env.server.ts'
import { createServices } from '#entities/create-services.server.ts'
import type { Services } from '#records/services.server.ts'
import { announce } from '#server/announce.ts'
import { createApp } from '#server/app.ts'
import { captureOutput } from '#server/capture-output.ts'
import { type RenderPage } from '#server/pages/render-page.ts'
import { errorLine } from '#server/error-line.ts'
import { isDatabaseUnavailable } from '#server/http/errors.ts'
import { createOutboundLinks, outboundFastPath } from '#features/clicks/server/go.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { fileFront } from '#server/http/file-front.ts'
import { type FastPath, createLimitedServer } from '#server/http/limits.ts'
import { listenAddress } from '#server/http/listen-address.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createMissingPage } from '#server/pages/missing-page.ts'
import { recorder } from '#server/http/observe.ts'
import { pageFront } from '#server/pages/page-front.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import { startJobs } from '#server/start-jobs.ts'
import { stopGracefully } from '#server/stop.ts'
import { superviseWorkers } from '#server/workers.ts'

interface Pages {
  renderPage: RenderPage
  clientFolder: string
}

export async function run(pages: Pages): Promise<void> {
  try {
    const env = readEnvironment()
    const services = createServices(env)
    captureOutput(services.log)
    setImageBase(env.IMAGE_CDN_URL)
    if (cluster.isPrimary) {
      const { setupAddress } = await prepareDatabase(services)
      announce(env, services.log, setupAddress)
    }
    if (cluster.isPrimary && env.WEB_CONCURRENCY > 1) {
      await services.db.destroy()
      superviseWorkers(env.WEB_CONCURRENCY)
    } else {
      listen(services, pages)
    }
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message)
    if (isDatabaseUnavailable(error)) giveUp(`The database cannot be reached: ${errorLine(error)}`)
    throw error
  }
}

function listen(services: Services, { renderPage, clientFolder }: Pages): void {
  const { env, log } = services
  let stopping = false
  const isStopping = () => stopping
  const metrics = createMetrics(services)
  const outboundLinks = createOutboundLinks(services)
  const missingPage = createMissingPage(services, renderPage)
  const app = createApp(services, { renderPage, clientFolder, isStopping, metrics, outboundLinks, missingPage })
  const headers = headersOfAll(env)
  const fetchApp = (request: Request) => app.fetch(request)
  const files = fileFront(services, {
    fetchApp,
    others: getRequestListener(app.fetch, {
      // Unread request bodies are drained in linger.ts.
      autoCleanupIncoming: false,
      // For an invalid address; later errors are handled by the app.
      errorHandler: () => new Response('Bad Request\n', { status: 400, headers }),
    }),
  })
  const front = pageFront(services, {
    renderPage,
    fetchApp,
    others: files.handle,
    record: recorder(services, metrics),
    missingPage,
  })
  const outboundFast = outboundFastPath(services, outboundLinks)
  const ready: FastPath = (request, response) =>
    outboundFast(request, response) || front.ready(request, response) || files.ready(request, response)
  const server = createLimitedServer(front.handle, { headers, isStopping, ready })
  invalidateCaches(services)
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Later on it is a connection that could not be accepted, for example for lack of file descriptors.
    if (server.listening) return log.error('a connection was not taken', { error })
    const reason = error.code === 'EADDRINUSE' ? 'something else already listens there' : error.message
    giveUp(`PORT ${env.PORT} cannot be used: ${reason}`)
  })
  const address = listenAddress(env, process.env)
  server.listen(address, () => log.info('listening', { ...address }))
  startJobs(services)
  stopGracefully(server, services, () => {
    stopping = true
  })
}

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
