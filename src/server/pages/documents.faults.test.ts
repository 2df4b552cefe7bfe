import { afterAll, expect, test } from 'vitest'
import { startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const SITE_URL = 'https://www.example.cz'
const kept = await startServer({ ...config, SITE_URL, DEMO: 'true' })
/** Renders every page for every visitor. */
const rendered = await startServer({ ...config, SITE_URL, PAGE_CACHE_MB: '0' })
afterAll(() => Promise.all([kept.kill('SIGKILL'), rendered.kill('SIGKILL')]))

const AGENTS = ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)']
const PATHS =
  "/nic/ /recenze/nic/ /autor/nic/ /a/b/c/ /nic.php /%C4%8De%C5%A1tina/ /it's/ /a%26b/ /%3Cb%3E/ /a%2Fb/".split(' ')

async function said(server: typeof kept, path: string, agent: string) {
  const response = await server.request(path, { headers: { 'user-agent': agent } })
  const headers = Object.fromEntries(response.headers)
  for (const own of ['date', 'x-request-id', 'content-length', 'etag', 'cache-control']) delete headers[own]
  return { status: response.status, headers, text: await response.text() }
}

test('the built server answers missing addresses as if it had rendered them', async () => {
  for (const path of PATHS) {
    for (const agent of AGENTS) expect(await said(kept, path, agent)).toEqual(await said(rendered, path, agent))
  }
})

test('an error page has no canonical address', async () => {
  const { text } = await said(kept, '/prazdnota/', AGENTS[0] ?? '')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toMatch(/rel="canonical"|og:url|prazdnota/)
})
