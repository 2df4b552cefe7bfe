import { afterAll, expect, test } from 'vitest'
import { FIXED_PATHS } from '#shared/fixed-paths.ts'
import { pairPath } from '#shared/compare-address.ts'
import { SHELL_MISMATCH } from '#site/shell.server.ts'
import { signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const SITE_URL = 'https://www.example.cz'
const kept = await startServer({ ...config, SITE_URL, DEMO: 'true' })
/** Renders every page for every visitor. */
const rendered = await startServer({ ...config, SITE_URL, PAGE_CACHE_MB: '0' })
afterAll(() => Promise.all([kept.kill('SIGKILL'), rendered.kill('SIGKILL')]))

const AGENTS = ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)']
const PATHS =
  "/nic/ /recenze/nic/ /autor/nic/ /a/b/c/ /nic.php /%C4%8De%C5%A1tina/ /it's/ /a%26b/ /%3Cb%3E/ /a%2Fb/ /nic/_.data".split(
    ' ',
  )

async function said(server: typeof kept, path: string, agent: string) {
  const response = await server.request(path, { headers: { 'user-agent': agent } })
  const headers = Object.fromEntries(response.headers)
  for (const own of ['date', 'x-request-id', 'content-length', 'etag', 'cache-control']) delete headers[own]
  return { status: response.status, headers, text: await response.text() }
}

test('the built server answers missing addresses as if it had rendered them', async () => {
  // The document is learnt from the first three pages, so both ways are tested.
  for (let round = 0; round < 2; round++) {
    for (const path of PATHS) {
      for (const agent of AGENTS) expect(await said(kept, path, agent)).toEqual(await said(rendered, path, agent))
    }
  }
})

test('an error page has no canonical address', async () => {
  const { text } = await said(kept, '/prazdnota/', AGENTS[0] ?? '')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toMatch(/rel="canonical"|og:url|prazdnota/)
})

test('React renders no kind of page as a whole for every visitor', async () => {
  // Not part of the demo content: an editor gives a pair its page.
  const editor = await signIn(rendered)
  const idOf = async (title: string) =>
    (await editor.get(`/casinos?q=${encodeURIComponent(title)}`)).body['items'][0].id
  const pair = { first: await idOf('Modrý Lev'), second: await idOf('Zlatá Vydra'), isPage: true }
  expect(await editor.send('PUT', '/comparisons', { body: pair })).toMatchObject({ status: 200 })
  const { text } = await said(rendered, '/sitemap.xml', '')
  const inSitemap = [...text.matchAll(/<loc>https:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path)
  expect(inSitemap).toContain('/recenze/modry-lev/')
  expect(inSitemap).toContain(pairPath('modry-lev', 'zlata-vydra'))
  for (const path of new Set([...FIXED_PATHS, ...inSitemap]))
    expect([path, (await said(rendered, path, AGENTS[0] ?? '')).status]).toEqual([path, 200])
  expect(rendered.output()).not.toContain(SHELL_MISMATCH)
})
