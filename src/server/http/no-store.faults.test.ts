import { afterAll, expect, test } from 'vitest'
import { sendRaw } from '#testing/raw-http.ts'
import { startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const server = await startServer(await createEmptyDatabase())
afterAll(() => server.kill('SIGKILL'))

/** Sent raw: other clients would normalize unusual paths. */
async function keepingOf(path: string, ...headers: string[]) {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', '']
  const response = await sendRaw(server.port, (socket) => void socket.write(lines.join('\r\n')))
  return response.headers.get('cache-control')
}

const PRIVATE = [
  '/admin /admin/ /Admin /ADMIN/posts /admin/neni /%61dmin /%41DMIN/posts //admin',
  '/admin.data /admin/posts.data /aDMIN/_.data',
  '/api /api/v1/docs /api/v1/openapi.json /api/v1/public/casinos/casinos /api/v1/public/nic',
  '/api/v1/private/posts /API/v1/private/posts /%61pi/v1/docs',
  '/go/neni /GO/neni /go /%67o/neni',
].flatMap((line) => line.split(' '))

test.each(PRIVATE)('%s must not be cached', async (path) => {
  expect(await keepingOf(path)).toBe('no-store')
})

const PAGES = ['/', '/?x=1', '/recenze/', '/hledat/?q=a', '/neni/', '/Recenze']

test.each(['sid=abc', '__Host-sid=abc', 'souhlas=ano; rt=abc', 'souhlas=ano; __Host-rt=abc'])(
  'a page requested with the cookie %s must not be cached either',
  async (cookie) => {
    for (const path of PAGES) {
      await keepingOf(path)
      expect([path, await keepingOf(path, `Cookie: ${cookie}`)]).toEqual([path, 'no-store'])
    }
    // Files are the same for everyone.
    expect(await keepingOf('/favicon.svg', `Cookie: ${cookie}`)).toBe('public, max-age=3600')
  },
)

test.each(['souhlas=ano', 'nosid=abc', 'sid=', 'x=sid=abc'])(
  'a page requested with the cookie %s may be cached',
  async (cookie) => {
    const pages = await Promise.all(['/', '/recenze/'].map((path) => keepingOf(path, `Cookie: ${cookie}`)))
    expect(pages).toEqual(Array(2).fill('public, max-age=0, must-revalidate'))
  },
)
