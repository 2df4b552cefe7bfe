import type { Reader } from '#records/db.server.ts'
import { bestNames, findNearest, findPages } from '#posts/suggest/find-pages.server.ts'
import { correctedSpelling } from '#posts/suggest/suggest.server.ts'
import { type Help, SearchPage } from '#site/search/search-page.tsx'
import type { Page, PageRequest, PageRoute } from '#site/page.ts'

const PATH = '/hledat/'
const QUERY_MAX = 100
const NEAREST = 3
const BEST = 4
const RUBRICS = 6

async function loadHelp(db: Reader, query: string): Promise<Help> {
  const [nearest, best, rubrics] = await Promise.all([
    findNearest(db, query, NEAREST),
    bestNames(db, 'casino', BEST),
    bestNames(db, 'rubric', RUBRICS),
  ])
  return { nearest, best, rubrics }
}

async function load({ services: { db, env, now }, params }: PageRequest): Promise<Page> {
  const query = (params.get('q') ?? '').trim().slice(0, QUERY_MAX)
  const found = await findPages(db, query, now())
  const isFound = found.names.length > 0 || found.posts.length > 0
  const help = isFound ? undefined : await loadHelp(db, query)
  const main = <SearchPage query={query} found={found} spelled={correctedSpelling(found)} help={help} />
  const head = {
    path: PATH,
    title: `${query ? `Hledání: ${query}` : 'Hledání'} – ${env.SITE_NAME}`,
    robots: 'noindex, follow',
  }
  return { sheet: 'lists', main, head }
}

export const searchPage: PageRoute = { path: PATH, params: ['q'], load }
