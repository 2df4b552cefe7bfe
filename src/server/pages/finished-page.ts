import { hash } from 'node:crypto'
import type { Page } from '#infra/cache/page-cache.server.ts'
import { encodedBody } from '#infra/cache/encoded-body.server.ts'
import { utf8 } from '#infra/utf8.server.ts'
import { NO_STORE } from '#server/http/no-store.ts'
import { TextResponse } from '#site/text-response.server.ts'

/** Browsers and proxies may store a page, but must revalidate it each time: a save is visible at once. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

export const CACHE_CONTROL = 'Cache-Control'

const PER_RESPONSE = new Set(['content-length', 'content-encoding', 'x-request-id', 'vary', 'cache-control', 'etag'])

export async function pageFrom(rendered: Response, security: readonly [string, string][]): Promise<Page> {
  const body = utf8(rendered instanceof TextResponse ? rendered.html : await rendered.text())
  const tag = `"${hash('blake2b512', body, 'base64url').slice(0, 22)}"`
  const headers = new Map(security.map(([name, value]) => [name.toLowerCase(), [name, value]]))
  for (const [name, value] of rendered.headers) if (!PER_RESPONSE.has(name)) headers.set(name, [name, value])
  const head = [
    ...[...headers.values()].flat(),
    CACHE_CONTROL,
    rendered.status === 200 ? (rendered.headers.get('cache-control') ?? REVALIDATE) : NO_STORE,
    'Vary',
    'Accept-Encoding',
    'ETag',
    // Weak, because the encodings differ in their bytes.
    `W/${tag}`,
  ]
  return { status: rendered.status, tag, head, encoded: { identity: encodedBody(head, body, 'identity') } }
}
