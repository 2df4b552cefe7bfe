import { Agent, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RouterContextProvider } from 'react-router'
import { isDataRequestContext, type Services, servicesContext } from '#entities/services.server.ts'
import { createApp } from '#server/app.ts'
import { type RenderPage } from '#server/pages/render-page.ts'
import { createOutboundLinks, outboundFastPath } from '#server/outbound/go.ts'
import { fileFront } from '#server/http/file-front.ts'
import { createLimitedServer } from '#server/http/limits.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createMissingPage } from '#server/pages/missing-page.ts'
import { recorder } from '#server/http/observe.ts'
import { pageFront } from '#server/pages/page-front.ts'
import { loader as calculator } from '#site/bonus-calculator/calculator.tsx'
import { loader as compare } from '#site/compare/compare.tsx'
import { loader as pair } from '#site/compare/pair.tsx'
import { loader as contact } from '#site/contact/contact.tsx'
import { loader as data } from '#site/data/data.tsx'
import { loader as help } from '#site/help/help.tsx'
import { loader as home } from '#site/home/home.tsx'
import { loader as articles } from '#site/listing/articles.tsx'
import { loader as authors } from '#site/listing/authors.tsx'
import { loader as reviews } from '#site/listing/reviews.tsx'
import { loader as rubric } from '#site/listing/rubric.tsx'
import { draftContext } from '#site/draft.server.ts'
import type { PageData } from '#site/page.ts'
import { loader as pause } from '#site/pause/pause.tsx'
import { loader as payouts } from '#site/payouts/payouts.tsx'
import { loader as post } from '#site/post/post.tsx'
import { loader as licence } from '#site/licence/licence.tsx'
import { loader as privacy } from '#site/privacy/privacy.tsx'
import { loader as search } from '#site/search/search.tsx'
import { rubricSlugIn } from '#shared/rubric-address.ts'
import { loader as watch } from '#site/watch/watch.tsx'
import { afterFile } from '#testing/after-file.ts'
import { portOf } from '#testing/port-of.ts'

type Loader = (args: never) => Promise<{ data: PageData; init?: ResponseInit | null }>

const ROUTES: Record<string, Loader> = {
  '/': home,
  '/recenze/': reviews,
  '/autor/': authors,
  '/clanky/': articles,
  '/hledat/': search,
  '/kontaktujte-nas/': contact,
  '/zasady-ochrany-osobnich-udaju/': privacy,
  '/pomoc/': help,
  '/pauza/': pause,
  '/data/': data,
  '/mereni-vyplat/': payouts,
  '/kalkulacka-bonusu/': calculator,
  '/porovnani/': compare,
  '/hlidat/': watch,
}

const DATA = '_.data'

/** The pages of the site as their loaders render them, without the framework's document. */
export const renderLoaded: RenderPage = async (incoming, services, _, draft) => {
  const { pathname } = new URL(incoming.url)
  const isData = pathname.endsWith(`/${DATA}`)
  const path = isData ? pathname.slice(0, -DATA.length) : pathname
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(isDataRequestContext, isData)
  context.set(draftContext, draft)
  try {
    const [, slug] = path.split('/go/')
    const [, pairName] = path.split('/porovnani/')
    const rubricName = rubricSlugIn(path)
    const params = { '*': path.slice(1), slug: slug ?? rubricName, pair: pairName?.slice(0, -1) }
    const args = { context, request: incoming, params } as never
    const page = slug ? licence : pairName ? pair : rubricName ? rubric : (ROUTES[path] ?? post)
    const { data, init } = await page(args)
    const body = JSON.stringify({ head: data.head, html: data.html })
    return new Response(body, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

export interface Asked {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  text: string
}

/** A whole server on a port of its own, with the page cache. */
export async function serveSite(services: Services, renderPage: RenderPage = renderLoaded) {
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
    routeOf: (page) => (page in ROUTES ? `route of ${page}` : 'route of posts'),
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
