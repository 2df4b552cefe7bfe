import type { AppHono } from '#entities/calls.server.ts'
import { respondWithBytes, FOREVER } from '#server/http/byte-response.ts'
import { DRAWING } from '#shared/cover/address.ts'
import { coverFile } from '#shared/cover/file.ts'
import { GROUNDS } from '#shared/cover/grounds.ts'
import { readCoverName } from '#shared/cover/read-name.ts'
import { isOneOf } from '#shared/objects.ts'

/** A page made before the drawing changed still names the old one; what it gets now is kept for a while only. */
const A_WHILE = 'public, max-age=3600'
/** Its colours are a style element; nothing else in it may do anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const EXTENSION = '.svg'

/** `/cover/{drawing}/{ground}/{name}.svg`: drawn from the address alone, in the one spelling of `shared/cover/address.ts`. */
export function mountCovers(app: AppHono): void {
  app.get('/cover/:drawing{[0-9]{1,3}}/:ground/:file{[a-z0-9._-]+\\.svg}', (http) => {
    const { drawing, ground, file } = http.req.param()
    const cover = readCoverName(file.slice(0, -EXTENSION.length))
    if (!cover || !isOneOf(GROUNDS, ground)) return http.notFound()
    http.header('Content-Security-Policy', POLICY)
    http.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return respondWithBytes(http, {
      body: coverFile(cover, ground),
      type: 'image/svg+xml',
      cache: drawing === String(DRAWING) ? FOREVER : A_WHILE,
    })
  })
  app.all('/cover/*', (http) => http.notFound())
}
