import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Encoding } from '#infra/cache/encoded-body.server.ts'
import { respondWithBytes, FOREVER } from '#server/http/byte-response.ts'
import { encodingFor } from '#server/http/encoding.ts'
import { isFile } from '#shared/canonical-path.ts'

const A_WHILE = 'public, max-age=3600'
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** The folder is scanned once, so no path can reach anything else. Nothing is sent before it is read completely. */
export function mountFiles(app: AppHono, folder: string): void {
  const files = filesIn(folder)
  app.use(async (http, next) => {
    const { method, path } = http.req
    const file = isFile(path) && (method === 'GET' || method === 'HEAD') ? files.get(path) : undefined
    if (file === undefined) return next()
    const wanted = encodingFor(http.req.header('accept-encoding'))
    const encoding = files.has(path + ENDINGS[wanted]) ? wanted : 'identity'
    const body = await readFile(file + ENDINGS[encoding])
    if (encoding !== 'identity') http.header('Content-Encoding', encoding)
    if (files.has(path + ENDINGS.br)) http.header('Vary', 'Accept-Encoding')
    return respondWithBytes(http, {
      body,
      type: getMimeType(path) ?? 'application/octet-stream',
      cache: path.startsWith('/assets/') ? FOREVER : A_WHILE,
    })
  })
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return new Map(
    paths
      .filter((path) => statSync(path).isFile())
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
  )
}
