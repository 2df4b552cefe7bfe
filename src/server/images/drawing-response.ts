import type { Context } from 'hono'
import { FOREVER, respondWithBytes } from '#server/http/byte-response.ts'

/** A page made before the drawing changed still names the old one; so the new drawing under the old address is cached for a while only. */
const A_WHILE = 'public, max-age=3600'
/** Its colours are a style element; nothing else in it may do anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** What is drawn from its address alone: the same for ever, as long as the drawing is that of the address. */
export function respondWithDrawing(http: Context, svg: string, isPresent: boolean): Response {
  http.header('Content-Security-Policy', POLICY)
  http.header('Cross-Origin-Resource-Policy', 'cross-origin')
  return respondWithBytes(http, { body: svg, type: 'image/svg+xml', cache: isPresent ? FOREVER : A_WHILE })
}
