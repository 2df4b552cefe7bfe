import { Agent, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#records/services.server.ts'
import { createApp } from '#server/app.ts'
import { pageRenderer, type RenderPage } from '#server/pages/render-page.ts'
import { createOutboundLinks, outboundFastPath } from '#features/clicks/server/go.ts'
import { fileFront } from '#server/http/file-front.ts'
import { createLimitedServer } from '#server/http/limits.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createMissingPage } from '#server/pages/missing-page.ts'
import { recorder } from '#server/http/observe.ts'
import { pageFront } from '#server/pages/page-front.ts'
import { afterFile } from '#testing/after-file.ts'
import { portOf } from '#testing/port-of.ts'

/** The site as in production; the back office needs a build. */
export const renderSite: RenderPage = pageRenderer(async () => new Response('the back office'))

export interface Asked {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  text: string
}

/** A whole server on a port of its own, with the page cache. */
export async function serveSite(services: Services, renderPage: RenderPage = renderSite) {
  const metrics = createMetrics(services)
  const outboundLinks = createOutboundLinks(services)
  const missingPage = createMissingPage(services, renderPage)
  const app = createApp(services, { renderPage, metrics, outboundLinks, missingPage })
  const appListener = getRequestListener(app.fetch)
  const fetchApp = (incoming: Request) => app.fetch(incoming)
  const files = fileFront(services, {
    fetchApp,
    others: (incoming, response) => void appListener(incoming, response),
  })
  const front = pageFront(services, {
    renderPage,
    fetchApp,
    others: files.handle,
    record: recorder(services, metrics),
    missingPage,
  })
  const outboundFast = outboundFastPath(services, outboundLinks)
  const server = createLimitedServer(front.handle, {
    headers: {},
    isStopping: () => false,
    ready: (incoming, response) =>
      outboundFast(incoming, response) || front.ready(incoming, response) || files.ready(incoming, response),
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const agent = new Agent({ keepAlive: true })
  afterFile(() => {
    agent.destroy()
    server.close()
  })
  const port = portOf(server)

  const fetchPath = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Asked>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers, method, agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
        })
      })
      sent.once('error', reject)
      sent.end()
    })
  return { fetchPath, metrics, port }
}
