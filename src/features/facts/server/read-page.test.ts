import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { createPageReader } from '#features/facts/server/read-page.ts'
import { portOf } from '#testing/port-of.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const PAGES: Record<string, (response: ServerResponse) => unknown> = {
  '/podminky': (response) => response.writeHead(200, HTML).end('<h1>Podmínky</h1><p>Do 24 hodin.</p>'),
  '/dal': (response) => response.writeHead(302, { location: '/podminky' }).end(),
  '/dokola': (response) => response.writeHead(302, { location: '/dokola' }).end(),
  '/domu': (response) => response.writeHead(302, { location: 'http://192.168.1.1/' }).end(),
  '/soubor': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/pryc': (response) => response.writeHead(404, HTML).end('<p>Nic</p>'),
  '/obrazek': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/text': (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('První\n\n  Dru\u0000hý '),
  '/stara': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(Buffer.concat([Buffer.from('<meta charset="windows-1250"><p>'), Buffer.from([0xe8, 0xec, 0x9a])])),
  '/zabaleno': (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end('x'),
  '/prepnuto': (response) =>
    response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  '/kape': (response) => {
    response.writeHead(200, HTML)
    const drip = setInterval(() => response.write('<p>'), 20)
    return response.once('close', () => clearInterval(drip))
  },
  '/obri': (response) => {
    response.writeHead(200, HTML)
    const more = () => {
      while (!response.destroyed && response.write('<p>'.repeat(20_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
    return response
  },
}

const server = createServer((request, response) => PAGES[request.url ?? '']?.(response) ?? response.end())
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const isHome = (address: string) => address === '127.0.0.1'
const read = createPageReader({ userAgent: 'test', isAllowed: isHome })
const at = (path: string) => read(`http://127.0.0.1:${portOf(server)}${path}`)

test('reads a page as text, also after a redirect', async () => {
  expect(await at('/podminky')).toEqual({ text: 'Podmínky\nDo 24 hodin.' })
  expect(await at('/dal')).toEqual({ text: 'Podmínky\nDo 24 hodin.' })
  expect(await at('/text')).toEqual({ text: 'První\nDruhý' })
  expect(await at('/stara')).toEqual({ text: 'čěš' })
})

test.each([
  ['/pryc', 'answers 404'],
  ['/obrazek', 'is no page but image/png'],
  ['/zabaleno', 'answers in a form that we did not ask for'],
  ['/obri', 'is longer than 2 MB'],
  ['/dokola', 'too many redirects'],
  ['/domu', 'leads to an address that is not public'],
  ['/soubor', 'leads to an address that we do not ask'],
  ['/prepnuto', 'answers 101'],
])('%s: %s', async (path, failed) => expect(await at(path)).toEqual({ failed }))

test('a page that never ends is given up at the limit', async () => {
  const impatient = createPageReader({ userAgent: 'test', isAllowed: isHome, timeoutMs: 300 })
  expect(await impatient(`http://127.0.0.1:${portOf(server)}/kape`)).toEqual({ failed: 'no answer in 0.3 seconds' })
})

test('private addresses are refused by default', async () => {
  const careful = createPageReader({ userAgent: 'test' })
  const url = `http://127.0.0.1:${portOf(server)}/podminky`
  expect(await careful(url)).toEqual({ failed: 'leads to an address that is not public' })
  expect(await careful(url.replace('127.0.0.1', 'localhost'))).toEqual({
    failed: 'leads to an address that is not public',
  })
})
