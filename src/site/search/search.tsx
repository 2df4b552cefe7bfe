import { servicesContext } from '#entities/services.server.ts'
import { searchPosts } from '#posts/search.server.ts'
import { pageResponse } from '#site/page.server.ts'
import { SearchPage } from '#site/search/search-page.tsx'
import type { Route } from './+types/search.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const QUERY_MAX = 100

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, QUERY_MAX)
  const hits = query ? await searchPosts(db, query, now()) : []
  const head = {
    path: '/hledat/',
    title: `${query ? `Hledání: ${query}` : 'Hledání'} – ${env.SITE_NAME}`,
    robots: 'noindex, follow',
  }
  return pageResponse({ context, sheet: 'lists', main: <SearchPage query={query} hits={hits} />, head })
}
