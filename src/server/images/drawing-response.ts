import type { Context } from 'hono'
import { FOREVER, respondWithBytes } from '#server/http/byte-response.ts'

/** A page rendered before the drawing changed still links the old address, which gets the new drawing. */
const A_WHILE = 'public, max-age=3600'
/** Its colours are a style element; nothing else in it is allowed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Drawn from its address alone, so immutable, as long as the address has the current version of the drawing. */
export function respondWithDrawing(http: Context, svg: string, isCurrent: boolean): Response {
  http.header('Content-Security-Policy', POLICY)
  http.header('Cross-Origin-Resource-Policy', 'cross-origin')
  return respondWithBytes(http, { body: svg, type: 'image/svg+xml', cache: isCurrent ? FOREVER : A_WHILE })
}
