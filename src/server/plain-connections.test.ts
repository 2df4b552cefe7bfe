import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createLimitedServer, LIMITS } from '#server/limits.ts'
import type { AnswerReady } from '#server/ready.ts'

const ending: (() => void)[] = []
afterEach(() => ending.splice(0).forEach((end) => end()))

const HEAD = ['Content-Type', 'text/plain', 'Content-Length', '5']
const place = {}
const LARGE = Buffer.alloc(8_000_000)
const LARGE_HEAD = ['Content-Length', String(LARGE.length)]
const ready: AnswerReady = ({ url }) => {
  if (url === '/kept') return { status: 200, head: HEAD, body: Buffer.from('k\xe9pt\n', 'latin1'), place }
  if (url === '/bytes') return { status: 200, head: HEAD, body: Buffer.from('bytes') }
  if (url === '/large') return { status: 200, head: LARGE_HEAD, body: LARGE }
  if (url === '/away')
    return { status: 302, head: ['Content-Length', '0'], more: ['Location', '/x\r\nSet-Cookie: a=b'] }
  return undefined
}

/** Everything that is not ready is told what it said. */
async function open(limits: Partial<typeof LIMITS> = {}) {
  const seen: string[] = []
  let isStopping = false
  const server = createLimitedServer(
    async (request, response) => {
      let body = ''
      for await (const part of request) body += String(part)
      seen.push(`${request.method} ${request.url} ${body}`.trim())
      response.end(`${request.url}\n`)
    },
    {
      headers: {},
      isStopping: () => isStopping,
      ready,
      limits: { ...LIMITS, checkMs: 20, ...limits },
    },
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ending.push(() => server.close().closeAllConnections())
  const stop = () => {
    isStopping = true
  }
  return { server, seen, stop, port: (server.address() as AddressInfo).port }
}

/** A connection, and all that was heard on it. */
function call(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  ending.push(() => socket.destroy())
  const heard = { text: '', isClosed: false }
  socket.on('data', (text) => (heard.text += String(text)))
  socket.on('close', () => (heard.isClosed = true))
  socket.on('error', () => {})
  const answers = (count: number) => vi.waitUntil(() => heard.text.split('HTTP/1.1 ').length - 1 >= count)
  return { socket, heard, answers }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
/** The answers without what differs from one moment to the next. */
const withoutDates = (text: string) => text.replaceAll(/Date: [^\r]+/g, 'Date')

test.each(['/kept', '/kept', '/bytes'])('%s is answered as node’s HTTP would', async (path) => {
  const { port, seen } = await open()
  const [plain, node] = [call(port), call(port)]
  plain.socket.write(get(path))
  await plain.answers(1)
  // A tab is not plain.
  node.socket.write(get(path, 'X: 1\t2\r\n'))
  await node.answers(1)
  const [ours, theirs] = [plain, node].map(({ heard }) => withoutDates(heard.text))
  expect(ours).toMatch(/^HTTP\/1\.1 200 OK\r\nDate\r\nContent-Type: text\/plain\r\nContent-Length: 5\r\n/)
  const sorted = (text = '') => text.toLowerCase().split('\r\n').toSorted()
  expect(sorted(ours)).toEqual(sorted(theirs))
  expect(plain.heard.text).toMatch(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
  expect(seen).toEqual([])
})

test('the date is that of the moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  ending.push(() => vi.useRealTimers())
  const { port } = await open({ idleMs: 600_000 })
  const { socket, heard, answers } = call(port)
  const dates = ['2026-11-15T12:00:00.900Z', '2026-11-15T12:00:01.000Z', '2027-01-01T00:00:00Z', '2026-12-24T18:00:00Z']
  for (const [at, date] of dates.entries()) {
    vi.setSystemTime(new Date(date))
    socket.write(get('/kept'))
    await answers(at + 1)
  }
  expect(heard.text.match(/(?<=Date: )[^\r]+/g)).toEqual(dates.map((date) => new Date(date).toUTCString()))
  expect(heard.text.split('k\xe9pt\n')).toHaveLength(5)
})

test('a connection goes from plain to anything else, and nothing is lost or answered in another order', async () => {
  const { port, seen } = await open()
  const { socket, heard, answers } = call(port)
  socket.write(get('/kept'))
  await answers(1)
  socket.write(get('/bytes'))
  await answers(2)
  const body = 'a'.repeat(70_000)
  socket.write(`POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  await answers(3)
  socket.write(get('/kept') + get('/page') + get('/kept'))
  await answers(6)
  expect(heard.text.split(/HTTP\/1\.1 200 OK[\s\S]+?\r\n\r\n/).slice(1)).toEqual([
    'k\xe9pt\n',
    'bytes',
    '/form\n',
    'k\xe9pt\n',
    '/page\n',
    'k\xe9pt\n',
  ])
  expect(seen).toEqual([`POST /form ${body}`, 'GET /page'])
})

test('a request in pieces, and one with another behind it, are not cut', async () => {
  const { port, seen } = await open()
  const { socket, answers } = call(port)
  socket.setNoDelay()
  for (const letter of get('/page')) {
    socket.write(letter)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await answers(1)
  const other = call(port)
  other.socket.write(get('/kept') + get('/page'))
  await other.answers(2)
  expect(other.heard.text.indexOf('k\xe9pt')).toBeLessThan(other.heard.text.indexOf('/page'))
  expect(seen).toEqual(['GET /page', 'GET /page'])
})

test('who asks without reading does not fill the memory, and gets everything once they read', async () => {
  const { port, server } = await open()
  const connected = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').setNoDelay().pause()
  ending.push(() => socket.destroy())
  const [there] = (await connected) as [Socket]
  const ROUNDS = 12
  for (let round = 0; round < ROUNDS; round++) {
    socket.write(get('/large'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(there.writableLength).toBeLessThan(3 * LARGE.length)
  }
  let read = 0
  for await (const part of socket) if ((read += part.length) > ROUNDS * LARGE.length) break
  expect(read).toBeGreaterThan(ROUNDS * LARGE.length)
})

test('who leaves an answer lying is cut off, but later than who only waits', async () => {
  const { port, server } = await open({ idleMs: 20, readerMs: 250 })
  const started = performance.now()
  const connected = once(server, 'connection')
  const socket = connect(port, '127.0.0.1').pause()
  ending.push(() => socket.destroy())
  socket.write(get('/large'))
  const [there] = (await connected) as [Socket]
  await once(there, 'close')
  expect(performance.now() - started).toBeGreaterThan(250)
})

test('a header cannot become two', async () => {
  const { port } = await open()
  const { socket, heard, answers } = call(port)
  socket.write(get('/away'))
  await answers(1)
  expect(heard.text).toContain('Location: /x Set-Cookie: a=b\r\n')
})

test('who waits too long between two requests is let go, who never asks too', async () => {
  const { port } = await open({ idleMs: 60, headersMs: 300 })
  const started = performance.now()
  const [asker, silent] = [call(port), call(port)]
  asker.socket.write(get('/kept'))
  await vi.waitUntil(() => asker.heard.isClosed)
  expect(asker.heard.text).toContain('k\xe9pt')
  expect(silent.heard.isClosed).toBe(false)
  await vi.waitUntil(() => silent.heard.isClosed)
  expect(performance.now() - started).toBeGreaterThan(300)
})

test('a stop lets the next request be the last, and ends those that wait', async () => {
  const { port, server, stop } = await open({ idleMs: 600_000 })
  const [busy, waiting] = [call(port), call(port)]
  for (const { socket } of [busy, waiting]) socket.write(get('/kept'))
  await Promise.all([busy.answers(1), waiting.answers(1)])
  stop()
  busy.socket.write(get('/kept'))
  await busy.answers(2)
  expect(busy.heard.text).toContain('Connection: close')
  const closed = once(server, 'close')
  server.close()
  await closed
  await vi.waitUntil(() => busy.heard.isClosed && waiting.heard.isClosed)
})

test('a caller who hangs up is hung up on', async () => {
  const { port } = await open()
  const { socket, heard } = call(port)
  socket.end(get('/kept'))
  await vi.waitUntil(() => heard.isClosed)
  expect(heard.text).toContain('k\xe9pt')
})
