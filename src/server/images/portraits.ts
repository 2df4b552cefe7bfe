import type { AppHono } from '#records/calls/calls.server.ts'
import { respondWithDrawing } from '#server/images/drawing-response.ts'
import { DRAWING } from '#shared/portrait/address.ts'
import { portraitFile } from '#shared/portrait/file.ts'
import { parsePortraitName } from '#shared/portrait/parse-name.ts'

export function mountPortraits(app: AppHono): void {
  app.get('/portrait/:drawing{[0-9]{1,3}}/:file{[a-z-]+\\.svg}', (http) => {
    const { drawing, file } = http.req.param()
    const portrait = parsePortraitName(file.slice(0, -'.svg'.length))
    return portrait ? respondWithDrawing(http, portraitFile(portrait), drawing === String(DRAWING)) : http.notFound()
  })
  app.all('/portrait/*', (http) => http.notFound())
}
