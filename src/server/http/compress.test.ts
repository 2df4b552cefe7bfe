import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { respondWithBytes } from '#server/http/byte-response.ts'
import { compressText } from '#server/http/compress.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h96v96H0z"/>'.repeat(100)}</svg>`
const large = drawing.repeat(10)
const app = new Hono()
  .use(compressText)
  .get('/text', (http) => http.text(drawing))
  .get('/large', (http) => http.text(large))
  .get('/file', (http) => respondWithBytes(http, { body: drawing, type: 'image/svg+xml', cache: 'no-cache' }))

const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync }

test.each<[string, keyof typeof DECOMPRESS, string]>([
  ['/text', 'br', drawing],
  ['/file', 'br', drawing],
  ['/large', 'br', large],
  ['/text', 'gzip', drawing],
  ['/large', 'gzip', large],
])('%s as %s has the length after compression', async (path, encoding, whole) => {
  const response = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect(DECOMPRESS[encoding](body).toString()).toBe(whole)
})
