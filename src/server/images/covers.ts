import type { AppHono } from '#records/calls/calls.server.ts'
import { respondWithDrawing } from '#server/images/drawing-response.ts'
import { DRAWING } from '#shared/cover/address.ts'
import { coverFile } from '#shared/cover/file.ts'
import { GROUNDS } from '#shared/cover/grounds.ts'
import { parseCoverName } from '#shared/cover/parse-name.ts'
import { isOneOf } from '#shared/objects.ts'

const EXTENSION = '.svg'

export function mountCovers(app: AppHono): void {
  app.get('/cover/:drawing{[0-9]{1,3}}/:ground/:file{[a-z0-9._-]+\\.svg}', (http) => {
    const { drawing, ground, file } = http.req.param()
    const cover = parseCoverName(file.slice(0, -EXTENSION.length))
    if (!cover || !isOneOf(GROUNDS, ground)) return http.notFound()
    return respondWithDrawing(http, coverFile(cover, ground), drawing === String(DRAWING))
  })
  app.all('/cover/*', (http) => http.notFound())
}
