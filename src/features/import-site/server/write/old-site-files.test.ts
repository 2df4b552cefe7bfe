import { createServer, type RequestListener } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { oldSiteFiles } from '#features/import-site/server/write/old-site-files.server.ts'
import { MAX_UPLOAD_BYTES } from '#entities/media/store.server.ts'

const userAgent = 'Test'
const asked: string[] = []
const PAGES: Record<string, RequestListener> = {
  '/a.jpg': (_, response) => void response.end('picture'),
  '/moved.jpg': (_, response) => void response.writeHead(301, { location: '/a.jpg' }).end(),
  '/inside.jpg': (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/secret' }).end(),
  '/round.jpg': (_, response) => void response.writeHead(302, { location: '/round.jpg' }).end(),
  '/large.jpg': (_, response) => {
    response.write(Buffer.alloc(MAX_UPLOAD_BYTES))
    response.end('more')
  },
  '/busy.jpg': (_, response) =>
    asked.filter((path) => path === '/busy.jpg').length === 1
      ? void response.writeHead(503, { 'retry-after': '1' }).end()
      : void response.end('patience'),
}
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const answer = PAGES[path]
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
const port = await new Promise<number>((resolve) =>
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : 0)
  }),
)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const site = `http://127.0.0.1:${port}`
const picture = (address: string) => ({ id: '', key: address, address, title: '', alt: '', caption: '' })
const from = (addresses: string[], isAllowed?: (address: string) => boolean, origin = site) =>
  oldSiteFiles(origin, addresses.map(picture), { userAgent, ...(isAllowed && { isAllowed }) })
const loopback = (address: string) => address.includes('127.0.0.1')
const read = async (path: string) => {
  const bytes = await from([path], loopback).read(path)
  return bytes && Buffer.from(bytes).toString('utf8')
}

test('pictures of the old site are asked for, also where they have moved and when it is busy', async () => {
  expect([await read('/a.jpg'), await read('/moved.jpg'), await read('/busy.jpg')]).toEqual([
    'picture',
    'picture',
    'patience',
  ])
})

test.each([
  ['/missing.jpg', /answers 404/],
  ['/round.jpg', /too many redirects/],
])('%s is refused with its reason', async (path, reason) => {
  await expect(read(path)).rejects.toThrow(reason)
})

test('one that is larger than it may be is none', async () => {
  expect(await read('/large.jpg')).toBeUndefined()
})

test('nothing inside this network is asked for: neither an address, nor a redirect to one', async () => {
  const before = asked.length
  await expect(from(['/a.jpg']).read('/a.jpg')).rejects.toThrow(/not public/)
  expect(asked.length).toBe(before)
  await expect(read('/inside.jpg')).rejects.toThrow(/not public/)
  const named = ['http://localhost:1/a.jpg', 'http://[::1]:1/a.jpg', 'http://10.0.0.1/a.jpg', 'file:///etc/passwd']
  for (const address of named) await expect(from([address]).read(address)).rejects.toThrow(/not public|do not ask/)
})

test('a site that does not stand any more is not asked a thousand times', async () => {
  const addresses = Array.from({ length: 1000 }, (_, index) => `/${index}.jpg`)
  const files = from(addresses, loopback, 'http://127.0.0.1:1')
  const reasons = new Set<string>()
  for (const address of addresses)
    await files.read(address).catch((error: Error) => reasons.add(error.message.replace(/^.*?: /, '')))
  expect([...reasons].at(-1)).toBe('the old site does not answer.')
})

test('a file that does not say where its site is has no pictures to ask for', () => {
  expect(from(['/a.jpg'], loopback, '').has('/a.jpg')).toBe(false)
})
