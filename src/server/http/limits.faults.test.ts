import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { flood, sendRaw } from '#testing/raw-http.ts'
import { isLong, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const server = await startServer(await createEmptyDatabase())
afterAll(() => server.kill('SIGKILL'))

const CONTACT = '/api/v1/public/messages'
const MEGABYTE = Buffer.alloc(1_000_000, 'a')

const SECURITY_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy']

const head = (first: string, ...headers: string[]) => [first, 'Host: localhost', ...headers, '', ''].join('\r\n')
const json = (...headers: string[]) => head(`POST ${CONTACT} HTTP/1.1`, 'Content-Type: application/json', ...headers)
const form = (...headers: string[]) =>
  head('POST /kontaktujte-nas/ HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', ...headers)

const say = (bytes: string) => (socket: Socket) => void socket.write(bytes)
const sayAndPour =
  (bytes: string, piece: string | Buffer, times = Infinity) =>
  (socket: Socket) => {
    socket.write(bytes)
    flood(socket, piece, times)
  }
const MANY = Array.from({ length: 150 }, (_, index) => `x-${index}: 1`)
const CHUNK = Buffer.concat([Buffer.from('f4240\r\n'), MEGABYTE, Buffer.from('\r\n')])

test.each<[string, number, (socket: Socket) => void]>([
  ['an address of 64 kB', 414, say(head(`GET /${'a'.repeat(64_000)} HTTP/1.1`))],
  ['an address a little too long', 414, say(head(`GET /${'a'.repeat(9000)} HTTP/1.1`))],
  [
    '100,000 headers',
    431,
    sayAndPour('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Header: value\r\n'.repeat(1000), 100),
  ],
  ['many small headers', 431, say(head('GET / HTTP/1.1', ...MANY))],
  ['1 GB to a call', 413, sayAndPour(json('Content-Length: 1000000000'), MEGABYTE, 1000)],
  ['1 GB to a form', 413, sayAndPour(form('Content-Length: 1000000000'), MEGABYTE, 1000)],
  ['chunks without end to a call', 413, sayAndPour(json('Transfer-Encoding: chunked'), CHUNK)],
  ['chunks without end to a form', 413, sayAndPour(form('Transfer-Encoding: chunked'), CHUNK)],
  ['a compressed body', 415, say(form('Content-Encoding: gzip', 'Content-Length: 5'))],
  ['a body on GET', 400, say(`${head('GET / HTTP/1.1', 'Content-Length: 5')}aaaaa`)],
  ['no request at all', 400, say('nic\r\n\r\n')],
  ['two lengths', 400, say(json('Content-Length: 5', 'Content-Length: 6'))],
  ['a length and chunks', 400, say(json('Content-Length: 5', 'Transfer-Encoding: chunked'))],
  ['an expectation we cannot meet', 400, say(json('Expect: miracles', 'Content-Length: 1'))],
])('%s is refused with %d within a second and not held in memory', async (_, status, talk) => {
  const before = server.memory()
  const response = await sendRaw(server.port, talk)
  expect(response.status).toBe(status)
  expect(SECURITY_HEADERS.filter((name) => !response.headers.has(name))).toEqual([])
  expect(response.seconds).toBeLessThan(1.5)
  expect(server.memory() - before).toBeLessThan(80_000_000)
})

const NO_HOSTS = [
  ...['', 'a b', 'a\tb', 'á', '%61', '<a>', "a'", 'a'.repeat(300)].map((host) => [host]),
  ...'a.1 1.2.3.4.5 256.1.1.1 0x.example.1 a/b a?b a#b a\\b a@b a,b a;b'.split(' ').map((host) => [host]),
  ...'a:b a:99999 a:80:80 :80 [::1 ::1 [::g] []'.split(' ').map((host) => [host]),
]
const NOT_ONE = [[], ['localhost', 'localhost'], ['localhost', 'elsewhere.example'], ['', 'localhost']]

test.each([...NO_HOSTS, ...NOT_ONE].map((hosts) => [hosts]))(
  'the host %j is invalid: 400 for a page, a cached one, an outbound link, a file and a call',
  async (hosts) => {
    await server.request('/')
    for (const path of ['/', '/hledat/?q=a', '/go/nic', '/favicon.svg', '/api/v1/docs']) {
      const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
      const response = await sendRaw(server.port, say(`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`))
      expect([path, response.status]).toEqual([path, 400])
      expect(SECURITY_HEADERS.filter((name) => !response.headers.has(name))).toEqual([])
    }
  },
)

test.each([
  'localhost',
  'LOCALHOST:80',
  'www.example.cz.',
  'my_host:3000',
  '127.0.0.1',
  '[::1]:3000',
  'xn--kasno-0sa.cz',
  'a:',
])('%s is a valid host', async (host) => {
  const response = await sendRaw(server.port, say(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
  expect(response.status).toBe(200)
})

test.each([26, 400])('endless headers of %d lines block no one', async (lines) => {
  await server.request('/')
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  await new Promise((sent) => socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${'a: b\r\n'.repeat(lines)}`, sent))
  const started = performance.now()
  const responses = await Promise.all(['/', '/healthz', '/go/nic'].map((path) => server.request(path)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 302])
  expect(performance.now() - started).toBeLessThan(500)
  socket.destroy()
})

test(`${isLong ? '10,000' : '1,000'} idle connections do not keep others out`, async () => {
  const idle: Socket[] = []
  for (let count = 0; count < (isLong ? 10_000 : 1000); count++) {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    idle.push(socket)
    // Half of them had a response and stay open, half never sent anything.
    if (count % 2 === 0) socket.write(head('GET /healthz HTTP/1.1'))
    if (count % 200 === 0) await once(socket, 'connect')
  }
  const responses = await Promise.all(Array.from({ length: 20 }, () => server.request('/')))
  expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200))
  idle.forEach((socket) => socket.destroy())
})

test('more concurrent pages than can be rendered: some are, the rest gets 503 at once, and memory stays low', async () => {
  const before = server.memory()
  const responses = await Promise.all(
    Array.from({ length: 800 }, async (_, index) => {
      const response = await server.request(`/hledat/?q=kasino+${index}`)
      await response.arrayBuffer()
      return { status: response.status, retry: response.headers.get('retry-after') }
    }),
  )
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200, 503]))
  expect(responses.filter((response) => response.status === 503 && response.retry === null)).toEqual([])
  expect(server.memory() - before).toBeLessThan(400_000_000)
  expect((await server.request('/')).status).toBe(200)
})

/** The real timeouts; limits.test.ts has shorter ones. */
const dropByDrop = (bytes: string, drop: string) => (socket: Socket) => {
  socket.write(bytes)
  const drops = setInterval(() => (socket.writable ? socket.write(drop) : clearInterval(drops)), 500)
}

test.runIf(isLong).concurrent.each<[string, number, (socket: Socket) => void]>([
  ['headers', 10, dropByDrop('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Drop: 1\r\n')],
  ['bodies', 60, dropByDrop(json('Content-Length: 1000'), 'a')],
])('%s sent drop by drop are cut at %d s, with 408', async (_, seconds, talk) => {
  const response = await sendRaw(server.port, talk)
  expect(response.status).toBe(408)
  expect(SECURITY_HEADERS.filter((name) => !response.headers.has(name))).toEqual([])
  expect(response.seconds).toBeGreaterThan(seconds - 1)
  expect(response.seconds).toBeLessThan(seconds + 2.5)
})
