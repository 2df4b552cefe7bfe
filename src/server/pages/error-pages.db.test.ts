import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { pageRenderer } from '#server/pages/render-page.ts'
import { AppError } from '#shared/app-error.ts'
import { createAuthSite } from '#testing/auth.ts'

const { services } = await createAuthSite()
const CRAWLER = { 'user-agent': 'Googlebot/2.1' }

function failing(error: Error) {
  const renderPage = async () => {
    throw error
  }
  return createApp(services, { renderPage })
}

async function cannotRender() {
  throw new Error('no page')
}

/** A build in which nothing can be rendered, not even the framework's error page. */
const brokenBuild = {
  entry: { module: { default: cannotRender } },
  routes: { root: { id: 'root', path: '', module: { default: () => null, loader: () => null } } },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: [],
} as unknown as ServerBuild

test('an error page that the framework cannot render is rendered without it, in the style of the site', async () => {
  const app = createApp(services, { renderPage: pageRenderer(brokenBuild, 'production'), styles: ['/assets/site.css'] })
  const response = await app.request('/')
  const html = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8'])
  expect(html).toContain(`<title>Chyba 500 – ${services.env.SITE_NAME}</title>`)
  expect(html).toMatch(/href="\/assets\/site\.css".*<header class="header".*>500<.*<footer class="footer"/s)
})

test('without the styles of a build it has a style of its own', async () => {
  const html = await (await failing(new AppError('UNAVAILABLE')).request('/')).text()
  expect(html).toMatch(/href="\/error\.css".*>503</s)
  expect(html).not.toContain('class="header"')
})

test('a form with errors is shown to every browser, also to one that calls itself like a crawler', async () => {
  const form = '<form>typed</form>'
  const app = createApp(services, {
    renderPage: async () => new Response(form, { status: 422, headers: { 'Content-Type': 'text/html' } }),
  })
  const response = await app.request('/kontaktujte-nas/', { method: 'POST', headers: CRAWLER })
  expect([response.status, await response.text()]).toEqual([422, form])
})

test('crawlers get no error page, whatever went wrong', async () => {
  const gone = createApp(services, {
    renderPage: async () => new Response('<h1>410</h1>', { status: 410, headers: { 'Content-Type': 'text/html' } }),
  })
  const summaryOf = async (app: ReturnType<typeof createApp>) => {
    const response = await app.request('/pryc/', { headers: CRAWLER })
    return [response.status, response.headers.get('content-type'), await response.text()]
  }
  const plain = 'text/plain; charset=utf-8'
  expect(await summaryOf(gone)).toEqual([410, plain, 'Page removed: /pryc/'])
  expect(await summaryOf(failing(new Error('a fault')))).toEqual([500, plain, 'Internal Server Error'])
  expect(await summaryOf(failing(new AppError('UNAVAILABLE')))).toEqual([503, plain, 'Service Unavailable'])
  expect(await (await gone.request('/pryc/')).text()).toBe('<h1>410</h1>')
})
