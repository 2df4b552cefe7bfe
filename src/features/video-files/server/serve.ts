import { findVideoFile } from '#features/video-files/store.server.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { FOREVER } from '#server/http/byte-response.ts'
import { matchesEtag } from '#server/http/etag.ts'
import { rangeOf } from '#features/video-files/server/range.ts'

const FILE = /^[0-9a-f]{24}\.(mp4|webm|vtt)$/
const CAPTIONS = '.vtt'
/** Read and sent at once, whatever was asked for; a player asks for the next part when it needs it. */
const PART_BYTES = 1_000_000
/** Captions can be mended. */
const SOON = 'public, max-age=300'

/** `/video/{hash}.mp4`: in parts, so that a player can begin anywhere and nobody loads what is not watched. */
export function mountVideos(app: AppHono, { db, storage }: Services): void {
  app.get('/video/:file', async (http, next) => {
    const file = http.req.param('file')
    const [, ending = ''] = FILE.exec(file) ?? []
    if (ending === '') return next()
    if (file.endsWith(CAPTIONS)) {
      const name = file.slice(0, -CAPTIONS.length)
      const of = (await findVideoFile(db, `${name}.mp4`)) ?? (await findVideoFile(db, `${name}.webm`))
      if (!of?.captions) return http.notFound()
      return http.body(of.captions, 200, { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': SOON })
    }
    const video = await findVideoFile(db, file)
    if (!video) return http.notFound()
    const { bytes: size, sha256 } = video
    http.header('Accept-Ranges', 'bytes')
    http.header('Cache-Control', FOREVER)
    http.header('ETag', `"${sha256}"`)
    if (matchesEtag(http.req.header('if-none-match'), `"${sha256}"`)) return http.body(null, 304)
    http.header('Content-Type', `video/${ending}`)
    const range = rangeOf(http.req.header('range'), size, PART_BYTES)
    if (range === 'unsatisfiable') {
      http.header('Content-Range', `bytes */${size}`)
      http.header('Cache-Control', 'no-store')
      return http.body(null, 416)
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    http.header('Content-Length', String(end - start + 1))
    if (range) http.header('Content-Range', `bytes ${start}-${end}/${size}`)
    return http.body(partsOf(start, end), range ? 206 : 200)

    function partsOf(from: number, to: number): ReadableStream<Uint8Array> {
      let at = from
      return new ReadableStream({
        async pull(controller) {
          if (at > to) return controller.close()
          const part = await storage.part(file, at, Math.min(PART_BYTES, to - at + 1))
          if (!part || part.length === 0)
            return controller.error(new Error(`The video ${file} is missing in the storage.`))
          at += part.length
          controller.enqueue(part)
        },
      })
    }
  })
}
