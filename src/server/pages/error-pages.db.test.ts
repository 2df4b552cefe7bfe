import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { AppError } from '#shared/app-error.ts'
import { createAuthSite } from '#testing/auth.ts'
import { renderSite } from '#testing/site.ts'

const { services } = await createAuthSite()
const CRAWLER = { 'user-agent': 'Googlebot/2.1' }

function failing(error: Error) {
  const renderPage = async () => {
    throw error
  }
  return createApp(services, { renderPage })
}

test('whatever fails has an error page with the header and the footer of the site', async () => {
  const response = await failing(new AppError('UNAVAILABLE')).request('/')
  const html = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(html).toContain(`<title>Chyba 503 – ${services.env.SITE_NAME}</title>`)
  expect(html).toMatch(/rel="stylesheet".*<header class="header".*>503<.*<footer class="footer"/s)
})

test('a page that cannot be rendered is a 500, logged once', async () => {
  const lines: string[] = []
  const log = { ...services.log, error: (line: string) => void lines.push(line) }
  const broken = { ...services, log, db: Object.create(null, {}) as typeof services.db }
  const response = await renderSite(new Request('http://localhost/'), broken, 'test')
  expect([response.status, response.headers.get('cache-control'), lines]).toEqual([500, 'no-store', ['page failed']])
})

test('a method that a page does not have is a 405', async () => {
  const app = createApp(services, { renderPage: renderSite })
  for (const [method, path, allowed] of [
    ['POST', '/recenze/', 'GET, HEAD'],
    ['PUT', '/kontaktujte-nas/', 'GET, HEAD, POST'],
    ['DELETE', '/hlidat/?potvrdit=x', 'GET, HEAD, POST'],
  ] as const) {
    const response = await app.request(path, { method })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allowed])
    expect((await response.text()).replaceAll('\u00a0', ' ')).toContain('Tuto stránku si můžete jen přečíst.')
  }
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
