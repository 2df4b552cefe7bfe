import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '#infra/cache/encoded-body.server.ts'
import type { MadeFile, StoredFile } from '#infra/cache/file-cache.server.ts'
import type { Services } from '#records/services.server.ts'
import { FOREVER } from '#server/http/byte-response.ts'
import { encodingFor } from '#server/http/encoding.ts'
import type { FastPath, RequestListener } from '#server/http/limits.ts'
import { isCrawler } from '#server/pages/crawlers.ts'

interface FrontOptions {
  fetchApp: (request: Request) => Response | Promise<Response>
  others: RequestListener
}

interface FileFront {
  ready: FastPath
  handle: RequestListener
}

/** Where content is immutable. In one spelling: a query, an escape or two dots would store the same file again. */
const ADDRESS = /^\/(?:assets|media|cover|portrait)\/[\w-]+(?:[./][\w-]+)*$/

/**
 * Through the app a file costs several times as much as a cached page. On a miss the app gets a request that has only
 * address and encoding in common with the visitor's. What may change, such as a 404, is sent but not stored.
 */
export function fileFront({ env, files, log }: Services, { fetchApp, others }: FrontOptions): FileFront {
  async function make(url: string, encoding: Encoding): Promise<MadeFile> {
    const made = await fetchApp(new Request(env.SITE_URL + url, { headers: { 'Accept-Encoding': encoding } }))
    const { status, headers } = made
    const isNoStore = status !== 200 || headers.get('cache-control') !== FOREVER
    const body = Buffer.from(await made.arrayBuffer())
    headers.set('Content-Length', String(body.length))
    // What is sent again later is no longer that request.
    if (!isNoStore) headers.delete('X-Request-Id')
    return { file: { status, head: [...headers].flat(), body }, isNoStore }
  }

  async function respond(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const file = await files.make(keyOf(url, encoding), () => make(url, encoding))
    if (file) send(file, response)
    else await others(request, response)
  }

  return {
    ready(request, response) {
      const { method, url = '', headers } = request
      if (!isCacheable(request)) return false
      const file = files.get(keyOf(url, encodingFor(headers['accept-encoding'])))
      if (!file) return false
      log.debug('request', { method, path: url, status: 200, isCached: true })
      send(file, response)
      return true
    },
    handle(request, response) {
      // Crawlers get other error pages than people, and read each picture once.
      if (!isCacheable(request) || isCrawler(request.headers['user-agent'])) return others(request, response)
      return respond(request.url ?? '', request, response).catch((error: unknown) => {
        log.error('file failed', { error })
        return response.headersSent ? undefined : others(request, response)
      })
    },
  }
}

const keyOf = (url: string, encoding: Encoding) => `${encoding} ${url}`

/** Browsers revalidate an immutable file only on a forced reload; the app answers those. */
const isCacheable = ({ method, url = '', headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers['if-none-match'] === undefined && ADDRESS.test(url)

/** Node leaves the body out for HEAD. */
const send = ({ status, head, body }: StoredFile, response: ServerResponse) =>
  void response.writeHead(status, head).end(body)
