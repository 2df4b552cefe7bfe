import type { Context } from 'hono'
import { findChangesOf, findOfferBySlug, listRecentChanges } from '#features/change-log/queries.server.ts'
import { listNews } from '#features/complaints/news.server.ts'
import { COMPLAINTS_FEED, COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import { findRubricBySlug } from '#entities/rubric/queries.server.ts'
import { getSiteSettings } from '#entities/settings/queries.server.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { listFeedPosts } from '#posts/feed.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { respondWithBytes } from '#server/http/byte-response.ts'
import { changeItem } from '#server/feeds/changes-feed.ts'
import { type Channel, type FeedItem, rss } from '#server/feeds/rss.ts'
import { mountOpenData } from '#server/feeds/open-data.ts'
import { sitemap, sitemapPart } from '#server/feeds/sitemap.ts'
import { ofOffer } from '#shared/czech/offer-words.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { rubricFeed, rubricPath, RUBRICS_FOLDER, rubricSlugIn } from '#shared/rubric-address.ts'
import { findRedirectTarget } from '#posts/address.server.ts'
import { CHANGES_FEED, CHANGES_PATH, changesFeedOf, changesOf, feedSlugIn } from '#shared/changes-address.ts'

const CACHE = 'public, max-age=300'
const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const FEED_LENGTH = 30

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

  const posts = (rubricId?: string) =>
    listFeedPosts(offThread(db), { siteUrl: env.SITE_URL, now: now(), rubricId, limit: FEED_LENGTH })
  const feed = (http: Context, items: FeedItem[], channel: Omit<Channel, 'siteUrl'>) =>
    respondWithBytes(http, { body: rss(items, { ...channel, siteUrl: env.SITE_URL }), type: RSS, cache: CACHE })

  app.get('/rss.xml', async (http) => {
    const [items, { siteDescription: description }] = await Promise.all([posts(), getSiteSettings(db)])
    return feed(http, items, { title: env.SITE_NAME, path: '/', feed: '/rss.xml', description })
  })

  app.get(`${RUBRICS_FOLDER}:slug/rss.xml`, async (http) => {
    const slug = http.req.param('slug')
    if (!isSlug(slug)) return http.notFound()
    const rubric = await findRubricBySlug(db, slug)
    if (!rubric) {
      const movedTo = rubricSlugIn(await findRedirectTarget(db, rubricPath(slug)))
      return movedTo ? http.redirect(rubricFeed(movedTo), 301) : http.notFound()
    }
    return feed(http, await posts(rubric.id), {
      title: `${env.SITE_NAME}: ${rubric.title}`,
      path: rubricPath(rubric.slug),
      feed: rubricFeed(rubric.slug),
      description: rubric.description,
    })
  })

  app.get(COMPLAINTS_FEED, async (http) => {
    return feed(http, await listNews(offThread(db), FEED_LENGTH), {
      title: `${env.SITE_NAME}: kniha stížností`,
      path: COMPLAINTS_PATH,
      feed: COMPLAINTS_FEED,
      description: 'Jak se vyvíjejí spory hráčů s kasiny',
    })
  })

  app.get(CHANGES_FEED, async (http) => {
    const changes = await listRecentChanges(offThread(db), { limit: FEED_LENGTH, offset: 0 }, now())
    return feed(http, changes.map(changeItem), {
      title: `${env.SITE_NAME}: co se změnilo`,
      path: CHANGES_PATH,
      feed: CHANGES_FEED,
      description: 'Změny údajů a známek v recenzích',
    })
  })

  app.get(`${CHANGES_PATH}:file{[a-z0-9-]+\\.xml}`, async (http) => {
    const slug = http.req.param('file').slice(0, -'.xml'.length)
    const offer = await findOfferBySlug(db, slug)
    if (!offer) {
      const movedTo = feedSlugIn(await findRedirectTarget(db, changesFeedOf(slug)))
      return movedTo ? http.redirect(changesFeedOf(movedTo), 301) : http.notFound()
    }
    const changes = (await findChangesOf(db, offer, now()))
      .slice(0, FEED_LENGTH)
      .map((change) => ({ ...change, offer }))
    return feed(http, changes.map(changeItem), {
      title: `${offer.title}: co se změnilo`,
      path: changesOf(offer.slug),
      feed: changesFeedOf(offer.slug),
      description: `Změny údajů a známky v recenzi ${ofOffer(offer.kind, offer.title)}`,
    })
  })
}

const withSitemap = (robots: string, siteUrl: string) =>
  /^sitemap:/im.test(robots) ? robots : `${robots.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
