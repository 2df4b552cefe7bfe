import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createLimitedServer, LIMITS } from '#server/http/limits.ts'
import { speak } from '#testing/raw-http.ts'

/** The door alone, with smaller numbers; limits.faults.test.ts knocks at that of the whole server. */
const ending: (() => void)[] = []
afterEach(() => ending.splice(0).forEach((end) => end()))

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
  return (server.address() as AddressInfo).port
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const ask = (path: string) => (socket: Socket) =>
  void socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

/** Asks once and then keeps the line. */
async function askAndStay(port: number): Promise<Socket> {
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

test('what is promised', () => {
  expect(LIMITS).toMatchObject({
    headersMs: 10_000,
    requestMs: 60_000,
    connections: 16_000,
    inFlight: 1500,
    readerMs: 75_000,
  })
})

test('past what can be answered at once: 503 with Retry-After at once, health is still told, and it passes', async () => {
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>()
  let inside = 0
  const port = await open({ inFlight: 2 }, async ({ url }, response) => {
    inside++
    if (url !== '/healthz') await go
    response.end('ok')
  })
  const answers = [speak(port, ask('/')), speak(port, ask('/'))]
  await vi.waitUntil(() => inside === 2)
  for (const [path, words] of [
    ['/', 'Web teď nestíhá odpovídat.'],
    ['/api/v1/public/casinos/casinos', '"code":"UNAVAILABLE"'],
  ] as const) {
    const refused = await speak(port, ask(path))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(refused.body).toContain(words)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(refused.seconds).toBeLessThan(1)
  }
  expect((await speak(port, ask('/healthz'))).status).toBe(200)
  expect(inside).toBe(3)
  letGo()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  expect((await speak(port, ask('/'))).status).toBe(200)
})

test('slow headers are cut, with 408', async () => {
  const port = await open({ headersMs: 200 })
  const answer = await speak(port, (socket) => {
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
  const answer = await speak(port, (socket) => {
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

test('a connection is not kept long for the next request', async () => {
  const socket = await askAndStay(await open({ idleMs: 50 }))
  expect(await once(socket, 'close')).toEqual([false])
})

test('in a crowd those that only wait make room', async () => {
  const port = await open({ crowd: 4, idleMs: 60_000 })
  const waiting = await Promise.all([askAndStay(port), askAndStay(port), askAndStay(port)])
  const closed = waiting.map((socket) => once(socket, 'close'))
  await askAndStay(port)
  expect(await Promise.all(closed)).toHaveLength(3)
})

test('more connections than there may be are not taken', async () => {
  const port = await open({ connections: 2, idleMs: 60_000 })
  const first = await askAndStay(port)
  await askAndStay(port)
  expect(await speak(port, () => {})).toMatchObject({ status: 0 })
  first.destroy()
  await vi.waitFor(async () => expect(await speak(port, ask('/'))).toMatchObject({ status: 200 }))
})
