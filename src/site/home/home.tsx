import { loadBenchmark } from '#entities/casino/benchmark.server.ts'
import { listRecentChanges } from '#features/change-log/queries.server.ts'
import { loadMonth } from '#entities/payout-test/month.server.ts'
import { findShownSettings } from '#entities/settings/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { listAuthors } from '#posts/authors.server.ts'
import { listPosts } from '#posts/list.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { HOME_SLUG } from '#shared/post-address.ts'
import { postAt } from '#site/draft.server.ts'
import { homeGraph } from '#site/home/home-graph.ts'
import { HomePage } from '#site/home/home-page.tsx'
import { siteFaq } from '#site/home/site-faq.tsx'
import {
  isUntidyQuery,
  parseToplist,
  parseWeights,
  TOPLIST_PARAMS,
  toplistSearch,
  WEIGHTS_PARAM,
  WHOLE_TOPLIST,
} from '#site/home/toplist-address.ts'
import { dropUnknownValues, loadToplist, loadToplistOptions, loadToplistStats } from '#site/home/toplist.server.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageOfPost } from '#site/post/page-of-post.tsx'
import { type Page, type PageRequest, type PageRoute, redirect } from '#site/page.ts'

const CHANGES = 4
const STORIES = 6
const AUTHORS = 6

const loadNewestChanges = defineCached((db: Reader, now: Date) =>
  listRecentChanges(offThread(db), { limit: CHANGES, offset: 0 }, now),
)

async function load(request: PageRequest): Promise<Page | Response> {
  const { services, params } = request
  const { db, env, now } = services
  const time = now()
  const post = await postAt(request, { category: '/', slug: HOME_SLUG })
  if (post) return pageOfPost(services, await showPost(db, post, time), post.writer)

  const weights = parseWeights(params)
  const requested = parseToplist(params)
  if (isUntidyQuery(params)) return redirect(`/${toplistSearch(requested)}`)

  const options = await loadToplistOptions(db)
  const address = dropUnknownValues(requested, options)
  // What no casino has leads to the page without it, which is cached: there is no end of unknown values.
  const known = toplistSearch(address)
  if (known !== toplistSearch(requested)) return redirect(`/${known}`)
  const [toplist, best, field, month, changes, stats, articles, authors, settings] = await Promise.all([
    loadToplist(db, address, options, time),
    loadToplist(db, WHOLE_TOPLIST, options, time),
    loadBenchmark(db, time),
    loadMonth(db),
    loadNewestChanges(db, time),
    loadToplistStats(db),
    listPosts(db, { category: '/', limit: STORIES, offset: 0 }, time),
    listAuthors(db, { limit: AUTHORS, offset: 0 }),
    findShownSettings(db),
  ])
  const weightsProblem = weights && 'problem' in weights ? weights.problem : null
  const main = (
    <>
      <HomePage
        {...{ address, options, toplist, best, field, month, changes, stats, articles, authors, weightsProblem }}
      />
      <JsonLd graph={homeGraph({ url: env.SITE_URL, name: env.SITE_NAME }, toplist.casinos, siteFaq(stats))} />
    </>
  )
  const head = {
    path: '/',
    title: `${env.SITE_NAME} – nezávislé recenze online kasin`,
    description:
      settings.siteDescription ||
      'Nezávislé recenze a žebříček online kasin. Testujeme za vlastní peníze, měříme výplaty, čteme bonusové podmínky a napíšeme i to, co se nám nelíbí.',
  }
  return { sheet: 'home', main, head }
}

export const homePage: PageRoute = {
  path: '/',
  params: TOPLIST_PARAMS,
  cacheKey(params) {
    if (isUntidyQuery(params)) return undefined
    const search = toplistSearch(parseToplist(params))
    // There are thousands of combinations with few visitors each, and weights differ from reader to reader.
    return search.includes('&') || params.has(WEIGHTS_PARAM) ? undefined : search
  },
  load,
}
