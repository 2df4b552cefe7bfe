import { findFormerRubric } from '#entities/rubric/former.server.ts'
import type { Reader } from '#records/db.server.ts'
import { countRubrics, listArticleWriters, listArticleYears } from '#posts/articles.server.ts'
import { countPosts, listPosts, type PostsOf } from '#posts/list.server.ts'
import { NEWEST_FIRST } from '#posts/summary.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { isOneOf } from '#shared/objects.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { notFound } from '#site/error/not-found.tsx'
import { ArticleFilters } from '#site/listing/article-filters.tsx'
import { ArticleList } from '#site/listing/article-list.tsx'
import { ARTICLE_CHOICES, articlesHref, hasArticleParams, parseArticles } from '#site/listing/articles-address.ts'
import { LeadStories } from '#site/listing/lead-stories.tsx'
import { listPage } from '#site/listing/list-page.tsx'
import { newestFirst } from '#site/listing/newest-first.ts'
import { listCacheKey, PAGE_PARAM, withPageOf } from '#site/listing/paging.ts'
import { RubricNav } from '#site/listing/rubric-nav.tsx'
import { type PageRequest, type PageRoute, redirect } from '#site/page.ts'

const PER_PAGE = 12
const SIDE_STORIES = 4
const ARTICLE = ['článek', 'články', 'článku', 'článků'] as const

async function load(request: PageRequest) {
  const { params } = request
  const { db, now } = request.services
  const address = parseArticles(params)
  const base = articlesHref(address)
  if (isUntidyQuery(params, base)) return redirect(withPageOf(params, base))

  const [rubrics, writers, years] = await Promise.all([countRubrics(db), listArticleWriters(db), listArticleYears(db)])
  const rubric = rubrics.find(({ slug }) => slug === address.rubrika)
  const moved = address.rubrika && !rubric ? await redirectFormerRubric(db, params) : undefined
  if (moved) return moved
  const writer = writers.find(({ username }) => username === address.autor)
  const year = years.find((each) => String(each) === address.rok)
  const isKnown = [rubric ?? !address.rubrika, writer ?? !address.autor, year ?? !address.rok].every(Boolean)
  if (!isKnown) return notFound()

  const all: PostsOf = { category: '/' }
  const chosen: PostsOf = {
    ...all,
    ...(rubric ? { rubricId: rubric.id } : {}),
    ...(writer ? { writerId: writer.id } : {}),
    ...(year ? { year } : {}),
  }
  const isChosen = base !== ARTICLES_PATH
  const total = await countPosts(db, chosen)
  const options = {
    rubrika: rubrics.filter(({ count }) => count > 0).map(({ slug, title }) => ({ value: slug, title })),
    autor: writers.map(({ username, fullName }) => ({ value: username, title: fullName })),
    rok: years.map((each) => ({ value: String(each), title: String(each) })),
  }
  const words = [rubric?.title, writer?.fullName, year].filter(Boolean).join(', ')
  const filters = (heading: string) => <ArticleFilters address={address} options={options} heading={heading} />
  const counted = isChosen ? `${countOf(total, ARTICLE)}: ${words}` : 'Starší články'

  return listPage(request, {
    base,
    name: 'Články',
    title: isChosen ? `Články: ${words}` : 'Články',
    description:
      'Všechny články o platbách, bonusech, podmínkách, licencích a zodpovědném hraní: od nejnovějších, podle rubriky, autora a roku.',
    lead: !isChosen && hardSpaces(`${countOf(total, ARTICLE)} ${NEWEST_FIRST.words}.`),
    ...(isChosen ? { robots: 'noindex, follow' } : {}),
    above: <RubricNav rubrics={rubrics} total={await countPosts(db, all)} current={isChosen ? '' : ARTICLES_PATH} />,
    total,
    perPage: PER_PAGE,
    async show({ limit, offset }) {
      const items = newestFirst(await listPosts(db, { ...chosen, limit, offset }, now()))
      const [lead, ...rest] = items
      if (!lead) return null
      if (isChosen || offset > 0) {
        return {
          items,
          view: (
            <>
              {filters(counted)}
              <ArticleList items={items} />
            </>
          ),
        }
      }
      const older = rest.slice(SIDE_STORIES)
      return {
        items,
        view: (
          <>
            <LeadStories lead={lead} others={rest.slice(0, SIDE_STORIES)} />
            {filters(counted)}
            {older.length > 0 && <ArticleList items={older} />}
          </>
        ),
      }
    },
    empty: isChosen ? (
      <>
        {hardSpaces('Takový článek zatím nemáme.')} <a href={ARTICLES_PATH}>{hardSpaces('Zrušit výběr')}</a>
      </>
    ) : (
      'Zatím tu žádný článek není.'
    ),
  })
}

/** Redirects a bookmarked filter to the current slug of its rubric, or drops the rubric if it is gone. */
async function redirectFormerRubric(db: Reader, params: URLSearchParams): Promise<Response | undefined> {
  const address = parseArticles(params)
  const former = await findFormerRubric(db, address.rubrika)
  if (!former) return undefined
  const next = articlesHref({ ...address, rubrika: former.slug })
  return redirect(former.slug === '' ? next : withPageOf(params, next), former.isForGood ? 301 : 302)
}

/** Whether the address is not canonical: a form sends empty fields too, and a rubric alone has a page of its own. */
function isUntidyQuery(params: URLSearchParams, base: string): boolean {
  if (!hasArticleParams(params)) return false
  const requested = new URLSearchParams([...params].filter(([name]) => isOneOf(ARTICLE_CHOICES, name)))
  return base !== `${ARTICLES_PATH}?${requested}`
}

export const articlesPage: PageRoute = {
  path: ARTICLES_PATH,
  params: [...ARTICLE_CHOICES, PAGE_PARAM],
  // Each filter has few visitors.
  cacheKey: (params) => (hasArticleParams(params) ? undefined : listCacheKey(ARTICLES_PATH, params)),
  load,
}
