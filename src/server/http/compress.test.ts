import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { respondWithBytes } from '#server/http/byte-response.ts'
import { compressText } from '#server/http/compress.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h96v96H0z"/>'.repeat(100)}</svg>`
const app = new Hono()
  .use(compressText)
  .get('/text', (http) => http.text(drawing))
  .get('/file', (http) => respondWithBytes(http, { body: drawing, type: 'image/svg+xml', cache: 'no-cache' }))

test.each(['/text', '/file'])('%s says how long it is after compression, not before', async (path) => {
  const response = await app.request(path, { headers: { 'Accept-Encoding': 'br' } })
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect(brotliDecompressSync(body).toString()).toBe(drawing)
})
