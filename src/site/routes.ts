import { canonicalPath } from '#shared/canonical-path.ts'
import { calculatorPage } from '#features/bonus-calculator/site/calculator.tsx'
import { changesPage } from '#features/change-log/site/changes.tsx'
import { complaintsPage } from '#features/complaints/site/book.tsx'
import { complaintPage } from '#features/complaints/site/complaint.tsx'
import { newComplaintPage } from '#features/complaints/site/new.tsx'
import { operatorPage } from '#features/complaints/site/operator.tsx'
import { playerPage } from '#features/complaints/site/player.tsx'
import { comparePage } from '#features/comparison/site/compare.tsx'
import { pairPage } from '#features/comparison/site/pair.tsx'
import { contactPage } from '#site/contact/contact.tsx'
import { dataPage } from '#site/data/data.tsx'
import { helpPage } from '#site/help/help.tsx'
import { homePage } from '#site/home/home.tsx'
import { licencePage } from '#site/licence/licence.tsx'
import { articlesPage } from '#site/listing/articles.tsx'
import { authorsPage } from '#site/listing/authors.tsx'
import { reviewsPage } from '#site/listing/reviews.tsx'
import { rubricPage } from '#site/listing/rubric.tsx'
import type { FormRequest, Page, PageRequest, PageRoute } from '#site/page.ts'
import { pausePage } from '#features/pause/site/pause.tsx'
import { payoutsPage } from '#site/payouts/payouts.tsx'
import { postPage } from '#site/post/post.tsx'
import { privacyPage } from '#site/privacy/privacy.tsx'
import { searchPage } from '#site/search/search.tsx'
import { voicesPage } from '#features/voices/site/voices.tsx'
import { voicesRulesPage } from '#features/voices/site/rules.tsx'
import { voicesOverviewPage } from '#features/voices/site/overview.tsx'
import { writeVoicePage } from '#features/voices/site/write.tsx'
import { watchPage } from '#features/watching/site/watch.tsx'

/** Every page of the site; those of the back office are in `src/routes.ts`. */
export const ROUTES: readonly PageRoute[] = [
  homePage, // /
  reviewsPage, // /recenze/
  authorsPage, // /autor/
  articlesPage, // /clanky/
  rubricPage, // /rubrika/:slug/
  searchPage, // /hledat/
  contactPage, // /kontaktujte-nas/
  privacyPage, // /zasady-ochrany-osobnich-udaju/
  helpPage, // /pomoc/
  pausePage, // /pauza/
  dataPage, // /data/
  licencePage, // /go/:slug/
  changesPage, // /zmeny/
  watchPage, // /hlidat/
  payoutsPage, // /mereni-vyplat/
  calculatorPage, // /kalkulacka-bonusu/
  comparePage, // /porovnani/
  pairPage, // /porovnani/:slug/
  voicesOverviewPage, // /zkusenosti/
  voicesRulesPage, // /pravidla-zkusenosti/
  writeVoicePage, // /zkusenosti/:slug/napsat/
  voicesPage, // /zkusenosti/:slug/
  complaintsPage, // /stiznosti/
  newComplaintPage, // /stiznosti/nova/
  playerPage, // /stiznosti/moje/
  operatorPage, // /stiznosti/odpoved/
  complaintPage, // /stiznosti/:slug/
]

const SLUG = ':slug/'
const fixed = new Map(ROUTES.map((route) => [route.path, route]))
const folders = ROUTES.filter(({ path }) => path.includes(SLUG)).map((route) => {
  const [folder = '', end = ''] = route.path.split(SLUG)
  return { route, folder, end }
})

/** The page at a path, in whatever spelling. What has no route of its own is a post: `/{slug}/` or `/{category}/{slug}/`. */
export function routeAt(pathname: string): { route: PageRoute; path: string; slug: string } {
  const path = canonicalPath(pathname)
  const route = fixed.get(path)
  if (route) return { route, path, slug: '' }
  for (const { route: inFolder, folder, end } of folders) {
    if (!path.startsWith(folder) || (end && !path.endsWith(`/${end}`))) continue
    const [slug = '', ...rest] = path
      .slice(folder.length, path.length - end.length)
      .split('/')
      .filter(Boolean)
    if (slug && rest.length === 0) return { route: inFolder, path, slug }
  }
  return { route: postPage, path, slug: '' }
}

type Circumstances = Omit<PageRequest, 'path' | 'slug' | 'params'>

/** A redirect keeps undeclared parameters, such as a campaign's. Undefined for a form sent to a page that has none. */
export async function loadPageAt(
  { pathname, searchParams }: URL,
  around: Circumstances,
  sent?: Pick<FormRequest, 'form' | 'files' | 'cookie'>,
): Promise<{ path: string; page: Page | Response | undefined }> {
  const { route, path, slug } = routeAt(pathname)
  const request = { ...around, path, slug, params: declaredParams(route, searchParams) }
  const page = sent ? await route.submit?.({ ...request, ...sent }) : await route.load(request)
  if (page instanceof Response) keepUndeclared(page, searchParams, route)
  return { path, page }
}

function keepUndeclared({ headers }: Response, query: URLSearchParams, { params = [] }: PageRoute): void {
  const others = new URLSearchParams([...query].filter(([name]) => !params.includes(name)))
  const [address = '/', fragment] = (headers.get('location') ?? '').split('#')
  const search = others.size > 0 ? `${address.includes('?') ? '&' : '?'}${others}` : ''
  headers.set('location', address + search + (fragment === undefined ? '' : `#${fragment}`))
}

const declaredParams = ({ params = [] }: PageRoute, query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => params.includes(name)))

export function cacheKeyOf(route: PageRoute, query: URLSearchParams): string | undefined {
  const params = declaredParams(route, query)
  if (route.cacheKey) return route.cacheKey(params)
  return [...params.values()].some(Boolean) ? undefined : ''
}
