import { isProgram } from '#features/clicks/server/visits.ts'
import { createReadCounter, type ReadCounter } from '#features/reads/server/read-counter.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { addressIn } from '#shared/post-address.ts'
import { READ_PARAM, READ_PATH } from '#shared/read-address.ts'

/** Told by the script of a page that was in view for a while: counts pages from any cache, and keeps nothing of the reader. */
export function mountReads(app: AppHono, services: Services, counter: ReadCounter = createReadCounter(services)): void {
  app.post(READ_PATH, ({ req, body }) => {
    const path = req.query(READ_PARAM) ?? ''
    // Pages of others cannot count reads of ours; old browsers do not say where a request comes from.
    const isOwn = (req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin'
    // What cannot be an address of a post never reaches the database: a character that it refuses would hold up the others.
    if (isOwn && path.startsWith('/') && isSlug(addressIn(path)?.slug ?? '')) {
      counter.add(path, isProgram(req.header('user-agent')?.trim() ?? ''))
    }
    return body(null, 204, { 'Cache-Control': 'no-store' })
  })
}
