import { join } from 'node:path'
import type { Context } from 'hono'
import { MEDIA_EXTENSION } from '#entities/media/schema.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import {
  homeShareCard,
  SHARE_FOLDERS,
  type ShareCard,
  shareCardOf,
  shareHash,
  toolShareCard,
} from '#posts/share-card.server.ts'
import { respondWithBytes, FOREVER } from '#server/http/byte-response.ts'
import { createImageCache } from '#server/images/image-cache.ts'
import { drawShareCard } from '#server/images/og-picture.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import { CATEGORIES, HOME_SLUG } from '#shared/post-address.ts'

const MAX_BYTES = 100_000_000
const MAX_WAITING = 50
/** Without the hash in its address a picture may change. */
const A_WHILE = 'public, max-age=3600'

const place = createSemaphore(1, MAX_WAITING)

export function mountOg(app: AppHono, services: Services): void {
  const { db, env, log, now, storage } = services
  const cache = createImageCache(join(env.DATA_DIR, 'cache/og'), log, { maxBytes: MAX_BYTES })

  async function draw(card: ShareCard, key: string): Promise<Uint8Array> {
    const made = await cache.read(key)
    if (made) return made
    const logo = card.subject?.logo ? await storage.get(card.subject.logo + MEDIA_EXTENSION) : undefined
    const bytes = await drawShareCard({ card, siteName: env.SITE_NAME, siteUrl: env.SITE_URL, logo })
    await cache.write(key, bytes)
    return bytes
  }

  async function respond(http: Context, card: ShareCard): Promise<Response> {
    const hash = shareHash(card, env)
    const key = `${hash}.png`
    // Requests that waited in the queue find it made already.
    const bytes = (await cache.read(key)) ?? (await place.run(() => draw(card, key)))
    http.header('Cross-Origin-Resource-Policy', 'cross-origin')
    const cacheFor = http.req.query('v') === hash ? FOREVER : A_WHILE
    return respondWithBytes(http, { body: bytes, type: 'image/png', cache: cacheFor, tag: hash })
  }

  app.get('/og/index.png', async (http) =>
    respond(http, homeShareCard(await findPublicPost(db, { slug: HOME_SLUG, category: '/' }, now()))),
  )
  app.get('/og/nastroj/:file{[a-z0-9-]{1,96}\\.png}', async (http) => {
    const card = toolShareCard(http.req.param('file').slice(0, -'.png'.length))
    return card ? respond(http, card) : http.notFound()
  })
  app.get('/og/:folder/:file{[a-z0-9-]{1,96}\\.png}', async (http) => {
    const { folder, file } = http.req.param()
    const category = CATEGORIES.find((each) => SHARE_FOLDERS[each] === folder)
    const slug = file.slice(0, -'.png'.length)
    const post = category && (await findPublicPost(db, { slug, category }, now()))
    return post ? respond(http, shareCardOf(post)) : http.notFound()
  })
  app.all('/og/*', (http) => http.notFound())
}
