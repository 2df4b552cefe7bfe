import { afterAll, expect, test, vi } from 'vitest'
import { sendRaw } from '#testing/raw-http.ts'
import { signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

// Without an admin, so that the setup address is printed, too.
const server = await startServer({
  ...(await createEmptyDatabase()),
  DATABASE_URL: undefined,
  LOG_LEVEL: 'debug',
  NODE_OPTIONS: '--trace-warnings',
})
afterAll(() => server.kill('SIGKILL'))

const request = (method: string, path: string, ...more: string[]) =>
  sendRaw(server.port, (socket) => {
    socket.write([`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...more, '', ''].join('\r\n'))
  })

const LARGE = 'a'.repeat(2_000_000)
const ODD = ['/%zz/', '/%', '/%E0%A4%A/', '/admin/%zz', '/%00/', '/a%2fb/', '/..%2f/', '/\\', '//', '/?%zz']

test('for any request, every printed line is one JSON event', async () => {
  for (const path of ODD) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) await request(method, path)
    await request('GET', path, 'Accept: text/html', 'User-Agent: Mozilla/5.0 (X11) Chrome/140')
    await request('POST', path, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3', '', 'a=b')
  }
  // Disconnected before the response.
  await sendRaw(server.port, (socket) => {
    socket.write('GET /hledat/?q=kasino HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.destroySoon()
  })
  const editor = await signIn(server)
  // The last one is large enough to be parsed in a thread.
  const files = ['', 'GIF89a', '\u0089PNG\r\n\u001a\nnonsense', '<svg xmlns="http://www.w3.org/2000/svg"/>', LARGE]
  for (const content of files) {
    const form = new FormData()
    form.set('file', new File([content], 'obrazek.png', { type: 'image/png' }))
    await editor.sendForm('/media', form)
  }
  const lines = await vi.waitUntil(() => {
    const printed = server.output().trim().split('\n')
    return printed.some((line) => line.includes('/api/v1/private/media')) && printed
  })
  const others = lines.filter((line) => {
    try {
      return typeof JSON.parse(line).level !== 'string'
    } catch {
      return true
    }
  })
  expect(others).toEqual([])
  expect(lines.filter((line) => line.includes('/%zz/') && line.includes('"request"')).length).toBeGreaterThan(0)
  expect(lines.filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([])
})
