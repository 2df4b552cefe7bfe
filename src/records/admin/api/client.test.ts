import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NO_CONNECTION } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'

/** Promises a whole record, and loses the connection in the middle of it. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 })
  response.write('{"id":', () => response.destroy())
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

test('a response that breaks off is a lost connection', async () => {
  await expect(api.get('/posts/{id}', { params: { id: '1' }, isQuiet: true })).rejects.toMatchObject({
    code: NO_CONNECTION,
  })
})
