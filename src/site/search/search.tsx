import { servicesContext } from '#entities/services.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { bestNames, findNearest, findPages } from '#posts/suggest/find-pages.server.ts'
import { pageResponse } from '#site/page.server.ts'
import { correctedSpelling } from '#posts/suggest/suggest.server.ts'
import { type Help, SearchPage } from '#site/search/search-page.tsx'
import type { Route } from './+types/search.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const QUERY_MAX = 100
const NEAREST = 3
const BEST = 4
const RUBRICS = 6

/** What to suggest when there are no results, or no query. */
async function loadHelp(db: Reader, query: string): Promise<Help> {
  const [nearest, best, rubrics] = await Promise.all([
    findNearest(db, query, NEAREST),
    bestNames(db, 'casino', BEST),
    bestNames(db, 'rubric', RUBRICS),
  ])
  return { nearest, best, rubrics }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, QUERY_MAX)
  const found = await findPages(db, query, now())
  const isFound = found.names.length > 0 || found.posts.length > 0
  const help = isFound ? undefined : await loadHelp(db, query)
  const main = <SearchPage query={query} found={found} spelled={correctedSpelling(found)} help={help} />
  const head = {
    path: '/hledat/',
    title: `${query ? `Hledání: ${query}` : 'Hledání'} – ${env.SITE_NAME}`,
    robots: 'noindex, follow',
  }
  return pageResponse({ context, sheet: 'lists', main, head })
}
