import { getSiteSettings } from '#entities/settings/queries.server.ts'
import type { AppHono } from '#entities/calls.server.ts'
import type { Services } from '#entities/services.server.ts'
import { listFeedPosts } from '#posts/feed.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { respondWithBytes } from '#server/http/byte-response.ts'
import { rss } from '#server/feeds/rss.ts'
import { mountOpenData } from '#server/feeds/open-data.ts'
import { sitemap, sitemapPart } from '#server/feeds/sitemap.ts'
import { FIXED_PATHS } from '#posts/address.server.ts'

const CACHE = 'public, max-age=300'
const XML = 'application/xml; charset=utf-8'
const FEED_LENGTH = 30

/** What machines read about the site. */
export function mountFeeds(app: AppHono, services: Services): void {
  const { db, env, now } = services
  mountOpenData(app, services)
  const site = { db, siteUrl: env.SITE_URL }

  app.get('/robots.txt', async (http) => {
    const { robotsTXT } = await getSiteSettings(db)
    return respondWithBytes(http, {
      body: withSitemap(robotsTXT, env.SITE_URL),
      type: 'text/plain; charset=utf-8',
      cache: CACHE,
    })
  })

  app.get('/sitemap.xml', async (http) =>
    respondWithBytes(http, { body: await sitemap(site), type: XML, cache: CACHE }),
  )

  app.get('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', async (http) => {
    const number = Number(/\d+/.exec(http.req.param('part'))?.[0])
    const body = await sitemapPart(site, number)
    return body === undefined ? http.notFound() : respondWithBytes(http, { body, type: XML, cache: CACHE })
  })

  app.get('/rss.xml', async (http) => {
    const options = { siteUrl: env.SITE_URL, leaveOut: FIXED_PATHS, limit: FEED_LENGTH, now: now() }
    const [posts, { siteDescription }] = await Promise.all([listFeedPosts(offThread(db), options), getSiteSettings(db)])
    const body = rss(posts, { siteName: env.SITE_NAME, siteUrl: env.SITE_URL, description: siteDescription })
    return respondWithBytes(http, { body, type: 'application/rss+xml; charset=utf-8', cache: CACHE })
  })
}

/** Crawlers find the sitemap even when the editor's text does not name one. */
const withSitemap = (robots: string, siteUrl: string) =>
  /^sitemap:/im.test(robots) ? robots : `${robots.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
