import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { plainRequest } from '#server/plain-request.ts'

const read = (text: string) => plainRequest(Buffer.from(text, 'latin1'))
const HOST = 'Host: rozvazne.example\r\n'

test('what a browser asks for is read', () => {
  const asked = read(
    `GET /recenze/modry-lev/?x=1 HTTP/1.1\r\n${HOST}Connection: Keep-Alive\r\nUSER-AGENT:Mozilla/5.0 (X11)\r\naccept-encoding: gzip, br \r\nCookie: a=b\r\n\r\n`,
  )
  expect([asked?.method, asked?.url]).toEqual(['GET', '/recenze/modry-lev/?x=1'])
  expect(['host', 'user-agent', 'accept-encoding', 'referer'].map((name) => asked?.header(name))).toEqual([
    'rozvazne.example',
    'Mozilla/5.0 (X11)',
    'gzip, br',
    undefined,
  ])
})

test.each([
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['not yet whole', `GET / HTTP/1.1\r\n${HOST}`],
  ['two at once', `GET / HTTP/1.1\r\n${HOST}\r\nGET / HTTP/1.1\r\n${HOST}\r\n`],
  ['something after it', `GET / HTTP/1.1\r\n${HOST}\r\nx`],
  ['a body', `GET / HTTP/1.1\r\n${HOST}Content-Length: 4\r\n\r\n`],
  ['a body, in another spelling', `GET / HTTP/1.1\r\n${HOST}content-LENGTH:4\r\n\r\n`],
  ['chunks', `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`],
  ['chunks behind a space', `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding : chunked\r\n\r\n`],
  ['a folded line', `GET / HTTP/1.1\r\n${HOST}X: a\r\n Transfer-Encoding: chunked\r\n\r\n`],
  ['a lone line feed', `GET / HTTP/1.1\r\n${HOST}X: a\nTransfer-Encoding: chunked\r\n\r\n`],
  ['a lone carriage return', `GET / HTTP/1.1\r\n${HOST}X: a\rTransfer-Encoding: chunked\r\n\r\n`],
  ['the last one', `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  ['another protocol', `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['an expectation', `GET / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`],
  ['an old version', `GET / HTTP/1.0\r\n${HOST}\r\n`],
  ['another method', `HEAD / HTTP/1.1\r\n${HOST}\r\n`],
  ['a whole address', `GET http://rozvazne.example/ HTTP/1.1\r\n${HOST}\r\n`],
  ['a space in the address', `GET /a b HTTP/1.1\r\n${HOST}\r\n`],
  ['letters beyond ASCII', `GET /\xe1 HTTP/1.1\r\n${HOST}\r\n`],
  ['letters beyond ASCII in a header', `GET / HTTP/1.1\r\n${HOST}X: \xe1\r\n\r\n`],
  ['a tab', `GET / HTTP/1.1\r\n${HOST}X: a\tb\r\n\r\n`],
  ['an empty name', `GET / HTTP/1.1\r\n${HOST}: a\r\n\r\n`],
  ['a very long one', `GET /${'a'.repeat(5000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['nothing', ''],
])('%s is left to node', (_, packet) => {
  expect(read(packet)).toBeUndefined()
})

/** What node's own parser makes of the same bytes. */
const parser = createServer({ requireHostHeader: false }, ({ headers, method, url }, response) =>
  response.end(JSON.stringify({ method, url, headers })),
)
await once(parser.listen(0, '127.0.0.1'), 'listening')
afterAll(() => parser.close().closeAllConnections())

async function readByNode(packet: string): Promise<unknown> {
  const socket = connect((parser.address() as AddressInfo).port, '127.0.0.1')
  socket.end(packet, 'latin1')
  let said = ''
  for await (const part of socket.setEncoding('utf8')) said += String(part)
  const [head = '', body = ''] = said.split('\r\n\r\n')
  expect([packet, head.split('\r\n')[0]]).toEqual([packet, 'HTTP/1.1 200 OK'])
  return JSON.parse(body)
}

const PIECES =
  'GET |HEAD |/|/a/|?x=%20| HTTP/1.1| HTTP/1.0|\r\n|\r\n|\r\n\r\n|\n|\r|Host: a|host:b|X: |Accept-Encoding: br|Content-Length: 0| |:|\t|a|"|\xe9|\0'
const piece = fc.constantFrom(...PIECES.split('|'))
const packets = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 6 }).map((pieces) => `GET / HTTP/1.1\r\nHost: a\r\n${pieces.join('')}\r\n\r\n`),
  fc.array(piece, { maxLength: 4 }).map((pieces) => `GET /${pieces.join('')} HTTP/1.1\r\nHost: a\r\n\r\n`),
)

test('what counts as plain is read as node reads it', async () => {
  const plain = fc.sample(packets, { numRuns: 20_000, seed: 7 }).filter((packet) => read(packet))
  const different = [...new Set(plain)].slice(0, 300)
  expect(different.length).toBeGreaterThan(100)
  for (const packet of different) {
    const { headers, ...first } = (await readByNode(packet)) as { headers: Record<string, string> }
    const asked = read(packet)
    expect(first).toEqual({ method: asked?.method, url: asked?.url })
    // What is there twice node puts together.
    for (const [name, value] of Object.entries(headers)) {
      expect([packet, value.split(', ')[0]]).toEqual([packet, asked?.header(name)])
    }
  }
})
