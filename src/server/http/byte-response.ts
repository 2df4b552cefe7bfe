import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { matchesEtag } from '#server/http/etag.ts'

export const FOREVER = 'public, max-age=31536000, immutable'

interface ByteResponse {
  body: string | Uint8Array
  type: string
  cache: string
  /** Without quotes; made from the body when it is not given. */
  tag?: string
}

export function respondWithBytes(http: Context, { body, type, cache, tag }: ByteResponse): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const name = `"${tag ?? createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  // Text may be compressed on its way out, so its tag is weak.
  const etag = typeof body === 'string' ? `W/${name}` : name
  http.header('Cache-Control', cache)
  http.header('ETag', etag)
  if (matchesEtag(http.req.header('if-none-match'), name)) return http.body(null, 304)
  http.header('Content-Type', type)
  http.header('Content-Length', String(bytes.length))
  return http.body(bytes as Uint8Array<ArrayBuffer>)
}
