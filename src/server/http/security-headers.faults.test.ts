import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { CZECH_AUTHORITY } from '#entities/licence/schema.ts'
import { openDb } from '#entities/open-db.server.ts'
import { parseEnvironment } from '#infra/env.server.ts'
import { headersOfAll } from '#server/http/security-headers.ts'
import type { Sent } from '#testing/browser.ts'
import { sendRaw } from '#testing/raw-http.ts'
import { signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const server = await startServer({ ...config, SITE_URL: 'https://web.example' })
const editor = await signIn(server)
afterAll(() => server.kill('SIGKILL'))

await editor.send('POST', '/redirects', { body: { from: '/stara/', to: '/nova/' } })
const casino = { title: 'Modrý lev', slug: 'modry-lev', refLink: 'https://kasino.example/', isActive: true }
const { id } = (await editor.send('POST', '/casinos', { body: casino })).body
await editor.send('POST', '/licences', { body: { casino: id, authority: CZECH_AUTHORITY } })

const home = await (await server.request('/')).text()
const asset = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? ''
const robots = (await server.request('/robots.txt')).headers.get('etag') ?? ''

const EXPECTED = {
  'content-security-policy': expect.stringMatching(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/s),
  'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

/** Their order does not matter. */
const sortedPolicy = (headers: Headers) => {
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  const order = ["object-src 'none'", "base-uri 'none'"]
  return [...order.filter((each) => policy.includes(each)), ...policy.filter((each) => !order.includes(each))].join(
    '; ',
  )
}
const securityOf = (headers: Headers) =>
  Object.fromEntries(
    Object.keys(EXPECTED).map((name) => [
      name,
      name === 'content-security-policy' ? sortedPolicy(headers) : headers.get(name),
    ]),
  )

test.each<[string, number, string, RequestInit?]>([
  ['a page', 200, '/'],
  ['a page that is not there', 404, '/neni-tu/'],
  ['the same for a crawler', 404, '/neni-tu/', { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ['another spelling', 301, '/RECENZE'],
  ['a rule', 301, '/stara/'],
  ['the way out', 302, '/go/modry-lev'],
  ['a way that leads nowhere', 302, '/go/nikam'],
  ['a script', 200, asset],
  ['a picture of ours', 200, '/favicon.svg'],
  ['an icon for old browsers', 200, '/favicon.ico'],
  ['an icon for the home screen', 200, '/apple-touch-icon.png'],
  ['a text that is already known', 304, '/robots.txt', { headers: { 'if-none-match': robots } }],
  ['the sitemap', 200, '/sitemap.xml'],
  ['the feed', 200, '/rss.xml'],
  ['a picture that is not there', 404, '/media/neni.640.webp'],
  ['a public call', 200, '/api/v1/public/casinos/casinos'],
  ['a call without a response', 204, '/api/v1/public/redirects?path=/jinam/'],
  ['a call with an unknown parameter', 400, '/api/v1/public/search?neznamy=1'],
  ['a call that is not there', 404, '/api/v1/nic'],
  ['a private call of a stranger', 401, '/api/v1/private/game-types'],
  [
    'a call with a broken body',
    400,
    '/api/v1/public/messages',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['a call with a body of another kind', 415, '/api/v1/public/messages', { method: 'POST', body: 'x' }],
  [
    'a form from a foreign page',
    403,
    '/kontaktujte-nas/',
    { method: 'POST', body: '', headers: { origin: 'https://jinde.example' } },
  ],
  ['the documentation', 200, '/api/v1/docs'],
  ['its source', 200, '/api/v1/openapi.json'],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['figures', 200, '/metrics'],
  ['only the head', 200, '/', { method: 'HEAD' }],
  ['a broken escape', 404, '/%ff'],
])('%s (%d) has all headers', async (_, status, path, init) => {
  const response = await server.request(path, init)
  expect(response.status).toBe(status)
  expect(securityOf(response.headers)).toEqual(EXPECTED)
  expect(response.headers.get('content-security-policy')).not.toMatch(
    /unsafe-eval|(script-src|default-src)[^;]*unsafe-inline/,
  )
})

test.each<[string, number, string]>([
  ['the sign-in screen', 200, '/admin'],
  ['with a token in the query, as links had it once', 200, '/admin?join=slovo'],
  ['in another spelling', 200, '/Admin/?reset=slovo'],
  ['data of a screen', 200, '/admin.data?reset=slovo'],
  ['a screen that is not there', 404, '/admin/neni-tu'],
])('%s (%d) of the back office has all headers and sends no referrer', async (_, status, path) => {
  const response = await server.request(path)
  expect(response.status).toBe(status)
  expect(securityOf(response.headers)).toEqual({ ...EXPECTED, 'referrer-policy': 'no-referrer' })
})

test.each<[string, number, string, string, Sent?]>([
  ['a list', 200, 'GET', '/casinos'],
  ['a save', 201, 'POST', '/game-types', { body: { title: 'Ruleta' } }],
  ['a save with mistakes', 422, 'POST', '/casinos', { body: { neznamy: 1 } }],
  ['without the anti-forgery header', 403, 'GET', '/casinos', { headers: { 'is-admin-token': 'x' } }],
  ['without cookies', 401, 'GET', '/casinos', { headers: { cookie: '' } }],
  ['a table', 200, 'GET', '/redirects/export.csv'],
  ['an export', 200, 'GET', '/export'],
])('private calls, %s (%d), have them and are not stored', async (_, status, method, path, sent) => {
  const response = await editor.send(method, path, sent)
  expect(response.status).toBe(status)
  expect(securityOf(response.headers)).toEqual(EXPECTED)
  expect(response.headers.get('cache-control')).toMatch(/^no-store\b/)
})

test.each([
  ['no request at all', 400, 'nic\r\n\r\n'],
  ['a host that is none', 400, 'GET /api/v1/docs HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['too long an address', 414, `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['headers too large', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`],
  [
    'too large a body',
    413,
    'POST /api/v1/public/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n',
  ],
])('early refusals, %s (%d), have them, too', async (_, status, bytes) => {
  const response = await sendRaw(server.port, (socket) => socket.write(bytes))
  expect(response.status).toBe(status)
  expect(securityOf(response.headers)).toEqual(EXPECTED)
})

const SCRIPT = /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g
const hashesOf = (html: string) =>
  [...html.matchAll(SCRIPT)].flatMap(([, code]) =>
    code ? `'sha256-${createHash('sha256').update(code).digest('base64')}'` : [],
  )

test('a page allows exactly its own inline scripts', async () => {
  const response = await server.request('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  const hashes = hashesOf(await response.text())
  expect(hashes.length).toBeGreaterThan(0)
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...hashes])
})

test('the back office runs only scripts with the nonce of its document', async () => {
  const response = await server.request('/admin')
  const [, nonce = ''] =
    /script-src 'self' 'nonce-([^']+)';/.exec(response.headers.get('content-security-policy') ?? '') ?? []
  const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
})

test('the back office is never stored, and its style nonce changes with every document', async () => {
  const nonces = new Set<string>()
  for (const path of ['/admin', '/ADMIN/', '/admin/posts']) {
    const response = await server.request(path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const nonce =
      /style-src 'self' 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(await response.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}"/>`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
  expect(home).not.toContain('csp-nonce')
})

test('a failure (500) has them and is not stored', async () => {
  const db = openDb(config)
  await db.schema.dropTable('search_entry').execute()
  await db.destroy()
  for (const path of ['/hledat/?q=kasino', '/api/v1/public/search?q=kasino']) {
    const response = await server.request(path)
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 500, 'no-store'])
    expect(securityOf(response.headers)).toEqual(EXPECTED)
  }
})

test('without https there is no HSTS', () => {
  const env = parseEnvironment({ SITE_URL: 'http://localhost:3000' })
  expect(Object.keys(headersOfAll(env))).not.toContain('Strict-Transport-Security')
})
