import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { createProbe } from '#features/links/server/probe.ts'
import { portOf } from '#testing/port-of.ts'

const seen: IncomingMessage[] = []
const PAGES: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/dobre': (_, response) => response.end('ok'),
  '/bez-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/zavreno': (_, response) => response.writeHead(404).end(),
  '/hlidano': (_, response) => response.writeHead(403).end(),
  '/pozdeji': (_, response) => response.writeHead(429, { 'retry-after': '7200' }).end(),
  '/pozdeji-datum': (_, response) =>
    response.writeHead(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }).end(),
  '/dal': (_, response) => response.writeHead(302, { location: '/dobre' }).end(),
  '/nastalo': (_, response) => response.writeHead(301, { location: '/dobre' }).end(),
  '/nastalo-a-dal': (_, response) => response.writeHead(301, { location: '/dal' }).end(),
  '/dokola': (_, response) => response.writeHead(302, { location: '/dokola' }).end(),
  '/dovnitr': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/domu': (_, response) => response.writeHead(302, { location: `http://localhost:${port}/dobre` }).end(),
  '/soubor': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/heslo': (_, response) => response.writeHead(302, { location: `http://a:b@127.0.0.1:${port}/dobre` }).end(),
  '/nekonecne': ({ method }, response) => {
    if (method === 'HEAD') return response.writeHead(405).end()
    const pour = setInterval(() => response.write(Buffer.alloc(100_000)), 5)
    return response.once('close', () => clearInterval(pour))
  },
  '/prepnuto': (_, response) =>
    response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  '/zaveseno': (_, response) => response.socket?.destroy(),
  '/hlavicky': (_, response) => response.writeHead(200, { 'x-large': 'a'.repeat(40_000) }).end(),
}
const server = createServer((request, response) => {
  seen.push(request)
  PAGES[request.url ?? '']?.(request, response)
}).listen(0, '127.0.0.1')
let connections = 0
server.on('connection', () => connections++)
await once(server, 'listening')
const port = portOf(server)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const { signal } = new AbortController()
const at = (path: string) => `http://127.0.0.1:${port}${path}`
/** As if only this server were public. */
const isLoopback = (address: string) => address === '127.0.0.1'
const probe = createProbe({ userAgent: 'LinkCheck', isAllowed: isLoopback })

test.each([
  ['/dobre', 'answers 200'],
  ['/bez-head', 'answers 200'],
  ['/hlidano', 'answers 403'],
  ['/dal', 'answers 200'],
  ['/nastalo-a-dal', 'answers 200'],
  ['/nekonecne', 'answers 200'],
])('%s: works', async (path, detail) => {
  expect(await probe(at(path), signal)).toEqual({ state: 'ok', detail })
})

test.each([
  ['/zavreno', 'answers 404'],
  ['/dokola', 'too many redirects'],
  ['/hlavicky', 'answers with headers that are too large'],
  ['/dovnitr', 'leads to an address that is not public'],
  ['/soubor', 'leads to an address that we do not ask'],
  ['/heslo', 'leads to an address that we do not ask'],
  ['/prepnuto', 'answers 101'],
  ['/zaveseno', 'the connection was cut'],
])('%s: broken', async (path, detail) => {
  expect(await probe(at(path), signal)).toEqual({ state: 'broken', detail })
})

test('a Retry-After is respected', async () => {
  expect(await probe(at('/pozdeji'), signal)).toEqual({ state: 'later', seconds: 7200 })
  expect(await probe(at('/pozdeji-datum'), signal)).toMatchObject({ state: 'later', seconds: expect.closeTo(3600, -1) })
})

test('a name or address of the local network is refused before connecting', async () => {
  const before = connections
  const careful = createProbe({ userAgent: 'LinkCheck' })
  for (const url of [
    `http://localhost:${port}/dobre`,
    at('/dobre'),
    `http://[::1]:${port}/`,
    `http://2130706433:${port}/`,
  ]) {
    expect(await careful(url, signal)).toEqual({ state: 'broken', detail: 'leads to an address that is not public' })
  }
  expect(connections).toBe(before)
})

test('a connection that turns out to be local is closed without a request', async () => {
  seen.length = 0
  let calls = 0
  const deceived = createProbe({ userAgent: 'LinkCheck', isAllowed: () => calls++ === 0 })
  const detail = 'leads to an address that is not public'
  expect(await deceived(at('/dobre'), signal)).toEqual({ state: 'broken', detail })
  expect(seen).toEqual([])
})

test('sends a user agent and nothing else', async () => {
  seen.length = 0
  await probe(at('/bez-head'), signal)
  expect(seen.map(({ method, headers }) => [method, headers['user-agent'], headers.cookie, headers.referer])).toEqual([
    ['HEAD', 'LinkCheck', undefined, undefined],
    ['GET', 'LinkCheck', undefined, undefined],
  ])
})

test.each(['/mlci-stale', '/jen-predem'])('%s: given up at the limit', async (path) => {
  PAGES['/mlci-stale'] = () => undefined
  PAGES['/jen-predem'] = (_, response) => {
    const more = setInterval(() => response.writeEarlyHints({ link: '</a.css>; rel=preload' }), 20)
    return response.once('close', () => clearInterval(more))
  }
  const impatient = createProbe({ userAgent: 'LinkCheck', isAllowed: isLoopback, timeoutMs: 300 })
  expect(await impatient(at(path), signal)).toEqual({ state: 'broken', detail: 'no answer in 0.3 seconds' })
})

test('a check aborted by a stopping server is not reported as broken', async () => {
  const stopping = new AbortController()
  PAGES['/mlci'] = () => stopping.abort()
  await expect(probe(at('/mlci'), stopping.signal)).rejects.toThrow(/abort/i)
})
