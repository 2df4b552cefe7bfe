import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { createLimitedServer, LIMITS } from '#server/http/limits.ts'
import { flood, sendRaw } from '#testing/raw-http.ts'
import { portOf } from '#testing/port-of.ts'

/** The limits alone, with smaller numbers; limits.faults.test.ts tests those of the built server. */
const ending: (() => void)[] = []
afterAll(() => ending.forEach((end) => end()))

async function open(
  limits: Partial<typeof LIMITS>,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void = (_, response) =>
    void response.end('ok'),
) {
  const server = createLimitedServer(handle, {
    headers: { 'X-Content-Type-Options': 'nosniff' },
    isStopping: () => false,
    ready: () => false,
    limits: { ...LIMITS, checkMs: 20, ...limits },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ending.push(() => server.close().closeAllConnections())
  return portOf(server)
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const get = (path: string) => (socket: Socket) =>
  void socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

/** Sends one request and stays connected. */
async function getAndStay(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  ending.push(() => socket.destroy())
  socket.write(`${REQUEST}\r\n`)
  await once(socket, 'data')
  return socket
}

function dropByDrop(drop: string) {
  return (socket: Socket) => {
    const drops = setInterval(() => (socket.writable ? socket.write(drop) : clearInterval(drops)), 20)
  }
}

test('the documented limits', () => {
  expect(LIMITS).toMatchObject({
    headersMs: 10_000,
    requestMs: 60_000,
    connections: 16_000,
    inFlight: 1500,
    readerMs: 75_000,
  })
})

test('above the limit of concurrent requests: 503 with Retry-After at once, health checks still work, and it recovers', async () => {
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>()
  let inside = 0
  const port = await open({ inFlight: 2 }, async ({ url }, response) => {
    inside++
    if (url !== '/healthz') await go
    response.end('ok')
  })
  const answers = [sendRaw(port, get('/')), sendRaw(port, get('/'))]
  await vi.waitUntil(() => inside === 2)
  for (const [path, words] of [
    ['/', 'Web teď nestíhá odpovídat.'],
    ['/api/v1/public/casinos/casinos', '"code":"UNAVAILABLE"'],
  ] as const) {
    const refused = await sendRaw(port, get(path))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(refused.body).toContain(words)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(refused.seconds).toBeLessThan(1)
  }
  expect((await sendRaw(port, get('/healthz'))).status).toBe(200)
  expect(inside).toBe(3)
  letGo()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  expect((await sendRaw(port, get('/'))).status).toBe(200)
})

test('slow headers are cut, with 408', async () => {
  const port = await open({ headersMs: 200 })
  const answer = await sendRaw(port, (socket) => {
    socket.write(REQUEST)
    dropByDrop('X-Drop: 1\r\n')(socket)
  })
  expect(answer.status).toBe(408)
  expect(answer.seconds).toBeLessThan(2)
})

test('slow bodies are cut', async () => {
  const port = await open({ headersMs: 100, requestMs: 300 }, (request, response) => {
    request.resume().once('end', () => response.end('ok'))
  })
  const answer = await sendRaw(port, (socket) => {
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n')
    dropByDrop('a')(socket)
  })
  expect(answer.status).toBe(408)
  expect(answer.seconds).toBeLessThan(2)
})

test('slow readers are cut', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const port = await open({ readerMs: 200 }, (_, response) => {
    response.once('close', resolve).end(Buffer.alloc(50_000_000))
  })
  const socket = connect(port, '127.0.0.1', () => socket.write(`${REQUEST}\r\n`))
  ending.push(() => socket.destroy())
  await expect(closed).resolves.toBeUndefined()
})

const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
const CHUNK = `4000\r\n${'a'.repeat(0x4000)}\r\n`

/** Leaves its own side open after the response, like a client that sends everything first. */
function stubborn(port: number, bytes: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  ending.push(() => socket.destroy())
  const received = { text: '', trouble: new Array<string>() }
  socket.on('error', ({ message }) => received.trouble.push(message))
  socket.setEncoding('latin1').on('data', (text) => (received.text += String(text)))
  socket.write(bytes)
  const until = (event: string) => new Promise<void>((resolve) => void socket.once(event, () => resolve()))
  return { socket, received, answered: until('end'), closed: until('close') }
}

test.each([
  ['was not read at all', () => {}],
  ['was read in part', (request: IncomingMessage) => void request.once('data', () => request.pause())],
])('the rest of a body that %s is read after the response', async (_, start) => {
  const port = await open({}, async (request, response) => {
    start(request)
    await vi.waitUntil(() => request.socket.isPaused())
    response.writeHead(413).end()
  })
  const { socket, received, closed } = stubborn(port, POST)
  for (let sent = 0; sent < 500; sent++) socket.write(CHUNK)
  socket.end()
  await closed
  expect(received).toEqual({ text: expect.stringContaining('HTTP/1.1 413'), trouble: [] })
})

const NO_REQUEST = 'nic\r\n\r\n'

test.each([
  ['for ever, drop by drop', { lingerMs: 200 }, POST, dropByDrop('1\r\na\r\n')],
  ['without end', { lingerBytes: 1_000_000 }, POST, (socket: Socket) => flood(socket, CHUNK)],
  ['no request at all for ever', { lingerMs: 200 }, NO_REQUEST, dropByDrop('nic')],
  ['no request at all without end', { lingerBytes: 1_000_000 }, NO_REQUEST, (socket: Socket) => flood(socket, CHUNK)],
])('a client that goes on sending %s after the response is cut', async (_, limits, bytes, goOn) => {
  const { socket, received, closed } = stubborn(await open({ idleMs: 60_000, ...limits }), bytes)
  goOn(socket)
  await closed
  expect(received.text).toContain('Connection: close')
  expect(received.text).toContain(bytes === POST ? 'ok' : '400')
})

// They take a second each, in which they only wait.
test.concurrent.each([
  ['no request at all', 400, NO_REQUEST],
  ['an address too long', 414, `GET /${'a'.repeat(20_000)}`],
  ['a head too large', 431, `${REQUEST}X-Large: ${'a'.repeat(20_000)}`],
  ['a head too slow', 408, REQUEST],
  ['a body not waited for', 200, POST],
])('%s gets %d, and the connection is not reset while more is sent', async (_, status, bytes) => {
  const { socket, received, answered, closed } = stubborn(await open({ headersMs: 200 }), bytes)
  await answered
  const PIECES = 40
  for (let piece = 0; piece < PIECES; piece++) {
    socket.write('400\r\n' + 'a'.repeat(0x400))
    await pause(20)
  }
  socket.end()
  await closed
  expect(received.text).toContain(`HTTP/1.1 ${status} `)
  expect(received.trouble).toEqual([])
})

test('data after a 408 is not parsed as the rest of the request', async () => {
  const bodies: unknown[] = []
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  const port = await open({ headersMs: 100, requestMs: 200 }, (request, response) => {
    request.once('close', resolve).once('end', () => response.end('stored'))
    request.on('error', () => {}).on('data', (part) => bodies.push(String(part)))
  })
  const { socket, received, answered } = stubborn(port, POST + '1\r\na\r\n')
  await answered
  socket.end(`1\r\nb\r\n0\r\n\r\n${REQUEST}\r\n`)
  await gone
  expect(received.text).toContain('HTTP/1.1 408 ')
  expect(bodies).toEqual(['a'])
})

test('a few pipelined requests are answered in order; very many are cut', async () => {
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>()
  let inside = 0
  const port = await open({ pipelined: 4 }, async ({ url }, response) => {
    inside++
    await go
    response.end(url)
  })
  const asking = (count: number) =>
    Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`)
  const few = stubborn(port, asking(5).join(''))
  await vi.waitUntil(() => inside === 5)
  const many = stubborn(port, asking(2000).join(''))
  await Promise.race([many.answered, many.closed])
  expect(many.received.text).toBe('')
  expect(inside).toBe(10)
  letGo()
  await vi.waitUntil(() => few.received.text.endsWith('/4'))
  expect(few.received.text.match(/^\/\d/gm)).toEqual(['/0', '/1', '/2', '/3', '/4'])
})

test('an idle connection is closed after a while', async () => {
  const socket = await getAndStay(await open({ idleMs: 50 }))
  expect(await once(socket, 'close')).toEqual([false])
})

test('above the crowd limit, idle connections are closed', async () => {
  const port = await open({ crowd: 4, idleMs: 60_000 })
  const waiting = await Promise.all([getAndStay(port), getAndStay(port), getAndStay(port)])
  const closed = waiting.map((socket) => once(socket, 'close'))
  await getAndStay(port)
  expect(await Promise.all(closed)).toHaveLength(3)
})

test('connections above the limit are not accepted', async () => {
  const port = await open({ connections: 2, idleMs: 60_000 })
  const first = await getAndStay(port)
  await getAndStay(port)
  expect(await sendRaw(port, () => {})).toMatchObject({ status: 0 })
  first.destroy()
  await vi.waitFor(async () => expect(await sendRaw(port, get('/'))).toMatchObject({ status: 200 }))
})

test('a CONNECT is refused, and a client that disconnects does no harm', async () => {
  const port = await open({})
  const tunnel = (socket: Socket) =>
    void socket.write('CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n')
  const refused = await sendRaw(port, tunnel)
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')

  for (let caller = 0; caller < 20; caller++) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    tunnel(socket)
    if (caller % 2 === 0) await once(socket, 'data')
    socket.resetAndDestroy()
  }
  expect((await sendRaw(port, get('/'))).status).toBe(200)
})
