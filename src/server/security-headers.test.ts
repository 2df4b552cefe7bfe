import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { createRecord } from '#entities/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createApp } from '#server/app.ts'
import { createAuthSite } from '#testing/auth.ts'
import { createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'

const { db, services, signedIn } = await createAuthSite({ SITE_URL: 'https://rozvazne.cz' })
await ensureSettings(db, defaultSettings)
await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev' })
await build.post(db, { title: 'Článek', slug: 'clanek' })
await createRecord(db, redirects, { from: '/stara/', to: '/nova/' }, SYSTEM)

const clientFolder = join(services.env.DATA_DIR, 'client')
mkdirSync(join(clientFolder, 'assets'), { recursive: true })
writeFileSync(join(clientFolder, 'assets/a.js'), 'a')

const app = createApp(services, {
  clientFolder,
  async renderPage(request) {
    if (request.url.includes('/chyba/')) throw new Error('A page that fails.')
    return new Response('a page', { status: request.url.includes('/nikde/') ? 404 : 200 })
  },
})
const { browser: admin } = await signedIn()
const browser = createBrowser(app)
for (const [name, value] of admin.jar) browser.jar.set(name, value)

const API = '/api/v1'
const body = { neznamy: 1 }

test.each<[number, string, string, object?]>([
  [200, 'GET', '/clanek/'],
  [404, 'GET', '/nikde/'],
  [500, 'GET', '/chyba/'],
  [301, 'GET', '/clanek'],
  [301, 'GET', '/stara/'],
  [302, 'GET', '/go/modry-lev'],
  [302, 'GET', '/go/neni'],
  [200, 'GET', '/assets/a.js'],
  [200, 'GET', '/healthz'],
  [200, 'GET', '/readyz'],
  [403, 'GET', '/metrics'],
  [200, 'GET', '/robots.txt'],
  [200, 'GET', '/sitemap.xml'],
  [200, 'GET', '/rss.xml'],
  [404, 'GET', '/media/neni/lg.webp'],
  [200, 'GET', `${API}/openapi.json`],
  [200, 'GET', `${API}/docs`],
  [404, 'GET', `${API}/neni`],
  [200, 'GET', `${API}/public/casinos/casinos`],
  [200, 'HEAD', `${API}/public/casinos/casinos`],
  [204, 'GET', `${API}/public/redirects?path=/jinam/`],
  [400, 'GET', `${API}/public/search?neznamy=1`],
  [404, 'GET', `${API}/public/posts/neni`],
  [422, 'POST', `${API}/public/messages`, { body }],
  [415, 'POST', `${API}/public/messages`, { raw: 'x', headers: { 'content-type': 'text/plain' } }],
  [413, 'POST', `${API}/public/messages`, { body: 'x'.repeat(2_100_000) }],
  [200, 'GET', `${API}/private/casinos`],
  [201, 'POST', `${API}/private/game-types`, { body: { title: 'Ruleta' } }],
  [401, 'GET', `${API}/private/casinos`, { headers: { cookie: '' } }],
  [403, 'GET', `${API}/private/casinos`, { headers: { 'is-admin-token': 'x' } }],
  [422, 'POST', `${API}/private/casinos`, { body }],
  [200, 'GET', `${API}/private/redirects/export.csv`],
  [200, 'GET', `${API}/private/export`],
])('%i %s %s', async (status, method, path, sent) => {
  const answer = await browser.send(method, `https://rozvazne.cz${path}`, sent)
  expect(answer.status).toBe(status)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(headers['content-security-policy']).toContain(rule)
  }
  expect([path, path.includes('/private/'), headers['cache-control']?.startsWith('no-store') ?? false]).toEqual([
    path,
    path.includes('/private/'),
    path.includes('/private/') || path.startsWith('/go/') || status >= 500,
  ])
})

test('without https nothing is promised about it', async () => {
  const plain = createApp(
    { ...services, env: { ...services.env, SITE_URL: 'http://localhost:3000' } },
    {
      renderPage: async () => new Response('a page'),
    },
  )
  expect((await plain.request('/healthz')).headers.has('strict-transport-security')).toBe(false)
})
