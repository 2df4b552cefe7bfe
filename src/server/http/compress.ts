import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { encodingFor } from '#server/http/encoding.ts'

const MIN_BYTES = 1024
const VARIES = 'Accept-Encoding'
const TEXT = /^(text\/|application\/(json|xml|rss\+xml|ld\+json)|image\/svg\+xml)/

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Fast levels: this runs for every response that the page cache does not hold ready. */
const BROTLI_OPTIONS = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP_OPTIONS = { level: 5 }

/** Smaller bodies are compressed here in a fraction of a millisecond, less than the round trip to another thread. */
const FEW_BYTES = 16_384

function compressed(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<NonSharedBuffer> | NonSharedBuffer {
  if (bytes.length > FEW_BYTES) return encoding === 'br' ? brotli(bytes, BROTLI_OPTIONS) : deflate(bytes, GZIP_OPTIONS)
  return encoding === 'br' ? brotliCompressSync(bytes, BROTLI_OPTIONS) : gzipSync(bytes, GZIP_OPTIONS)
}

export const compressText: MiddlewareHandler = async (http, next) => {
  await next()
  const { res } = http
  const type = res.headers.get('content-type') ?? ''
  if (!res.body || !TEXT.test(type) || res.headers.has('content-encoding') || http.req.method === 'HEAD') return
  if (res.headers.get('cache-control')?.includes('no-transform')) return
  if (!res.headers.get('vary')?.includes(VARIES)) res.headers.append('Vary', VARIES)
  const encoding = encodingFor(http.req.header('accept-encoding'))
  if (encoding === 'identity') return
  await yieldToEventLoop()
  const whole = new Uint8Array(await res.arrayBuffer())
  const body = whole.length < MIN_BYTES ? whole : await compressed(whole, encoding)
  const headers = new Headers(res.headers)
  headers.set('Content-Length', String(body.length))
  // Hono copies the length of the original response, and the client would wait for the rest.
  http.res.headers.delete('Content-Length')
  if (body !== whole) headers.set('Content-Encoding', encoding)
  http.res = new Response(body, { status: res.status, headers })
}
