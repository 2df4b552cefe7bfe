import { afterAll, expect, test } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import { startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const server = await startServer({ ...config, SITE_NAME: 'Web' })
afterAll(() => server.kill('SIGKILL'))

const db = openDb(config)
await db.schema.dropTable('search_entry').execute()
await db.schema.alterTable('settings').renameTo('settings_away').execute()
await db.destroy()

const CRAWLER = { 'user-agent': 'Googlebot/2.1' }
/** Clients without a browser's user agent count as crawlers. */
const VISITOR = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

test.each([
  ['a page that is kept', '/kontaktujte-nas/'],
  ['a page that is made for one visitor', '/hledat/?q=kasino'],
])("%s and fails still has a title, the site's styles, its header and its footer", async (_, path) => {
  const response = await server.request(path, { headers: VISITOR })
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(html).toContain('<title>Chyba 500 – Web</title>')
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css#?"/)
  expect(html).toMatch(/<header class="header".*<main.*<h1 class="code404">500.*<footer class="footer"/s)
  expect(html).toContain('Zpět na hlavní stránku')

  const crawled = await server.request(path, { headers: CRAWLER })
  expect([crawled.status, crawled.headers.get('content-type')]).toEqual([500, 'text/plain; charset=utf-8'])
  expect(await crawled.text()).toBe('Internal Server Error')
})

const sendForm = (path: string, headers = VISITOR) =>
  server.request(path, { method: 'POST', headers, body: new URLSearchParams({ a: 'b' }) })

test('a form sent where none is expected is refused on a page of the site', async () => {
  const response = await sendForm('/recenze/')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await response.text()).toMatch(/<header class="header".*Tuto stránku si můžete jen přečíst/s)
})

test('a form sent to the home page is refused with its own status, too', async () => {
  const response = await sendForm('/')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await response.text()).toMatch(
    /<title>Chyba 405 .*<h1 class="code404">405<.*Tuto stránku si můžete jen přečíst/s,
  )
})

test.each(['/recenze/', '/', '/neni-tu/', '/admin/posts'])(
  'a crawler that sends a form to %s gets no error page',
  async (path) => {
    const response = await sendForm(path, CRAWLER)
    expect([response.status, response.headers.get('content-type')]).toEqual([405, 'text/plain; charset=utf-8'])
    expect([await response.text(), response.headers.get('allow')]).toEqual(['Method Not Allowed', 'GET, HEAD'])
  },
)
