import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { speak } from '#testing/raw-http.ts'
import { startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const server = await startServer({ ...(await createEmptyDatabase()), SITE_URL: 'https://web.example' })
afterAll(() => server.kill('SIGKILL'))

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
  ['data of a page', 200, '/hledat.data?q=a'],
  ['another spelling', 301, '/RECENZE'],
  ['the way out', 302, '/go/nikam'],
  ['the back office', 200, '/admin'],
  ['a script', 200, asset],
  ['a picture of ours', 200, '/favicon.svg'],
  ['a text that is already known', 304, '/robots.txt', { headers: { 'if-none-match': robots } }],
  ['the sitemap', 200, '/sitemap.xml'],
  ['a picture that is not there', 404, '/media/neni.640.webp'],
  ['a public call', 200, '/api/v1/public/casinos/casinos'],
  ['a call that is not there', 404, '/api/v1/nic'],
  ['a private call of a stranger', 401, '/api/v1/private/game-types'],
  [
    'a call with a broken body',
    400,
    '/api/v1/public/messages',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a form from a foreign page',
    403,
    '/kontaktujte-nas/',
    { method: 'POST', body: '', headers: { origin: 'https://jinde.example' } },
  ],
  ['the documentation', 200, '/api/v1/docs'],
  ['health', 200, '/healthz'],
  ['only the head', 200, '/', { method: 'HEAD' }],
  ['a broken escape', 404, '/%ff'],
])('%s (%d) carries all headers', async (_, status, path, init) => {
  const answer = await server.request(path, init)
  expect(answer.status).toBe(status)
  expect(securityOf(answer.headers)).toEqual(EXPECTED)
  expect(answer.headers.get('content-security-policy')).not.toMatch(
    /unsafe-eval|(script-src|default-src)[^;]*unsafe-inline/,
  )
})

test.each([
  ['no request at all', 400, 'nic\r\n\r\n'],
  ['a host that is none', 400, 'GET /api/v1/docs HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['too long an address', 414, `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['headers too large', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`],
])('what is refused before the app, %s (%d), carries them, too', async (_, status, bytes) => {
  const answer = await speak(server.port, (socket) => socket.write(bytes))
  expect(answer.status).toBe(status)
  expect(securityOf(answer.headers)).toEqual(EXPECTED)
})

const SCRIPT = /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g
const hashesOf = (html: string) =>
  [...html.matchAll(SCRIPT)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)

test.each(['/', '/admin'])('%s allows exactly the inline scripts that it has', async (path) => {
  const answer = await server.request(path)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const hashes = hashesOf(await answer.text())
  expect(hashes.length).toBeGreaterThan(0)
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...hashes])
})

test('the back office is never stored, and its styles have a word that changes with every document', async () => {
  const nonces = new Set<string>()
  for (const path of ['/admin', '/ADMIN/', '/admin/posts']) {
    const answer = await server.request(path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const nonce =
      /style-src 'self' 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(await answer.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}"/>`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
  expect(home).not.toContain('csp-nonce')
})

test.each(['/', '/admin', '/admin/posts', '/admin/preview/'])('%s may not be shown in a frame', async (path) => {
  expect((await server.request(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
