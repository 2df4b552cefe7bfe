import { redirect } from 'react-router'
import { findFormerRubric } from '#entities/rubric/former.server.ts'
import { servicesContext } from '#entities/services.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import { countRubrics, findNonArticleIds, listArticleWriters, listArticleYears } from '#posts/articles.server.ts'
import { countPosts, listPosts, type PostsOf } from '#posts/list.server.ts'
import { NEWEST_FIRST } from '#posts/summary.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { isOneOf } from '#shared/objects.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { errorPageResponse } from '#site/error/error-response.server.tsx'
import { ArticleFilters } from '#site/listing/article-filters.tsx'
import { ArticleList } from '#site/listing/article-list.tsx'
import { ARTICLE_CHOICES, articlesHref, hasArticleParams, parseArticles } from '#site/listing/articles-address.ts'
import { LeadStories } from '#site/listing/lead-stories.tsx'
import { listResponse } from '#site/listing/list-response.server.tsx'
import { newestFirst } from '#site/listing/newest-first.ts'
import { withOtherParams } from '#site/listing/other-params.ts'
import { RubricNav } from '#site/listing/rubric-nav.tsx'
import type { Route } from './+types/articles.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const PER_PAGE = 12
/** The stories next to the leading one. */
const SIDE_STORIES = 4
const ARTICLE = ['článek', 'články', 'článku', 'článků'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const params = new URL(request.url).searchParams
  const address = parseArticles(params)
  const base = articlesHref(address)
  if (isUntidyQuery(params, base)) throw redirect(withOtherParams(base, params, ARTICLE_CHOICES))

  const [rubrics, writers, years, exceptIds] = await Promise.all([
    countRubrics(db),
    listArticleWriters(db),
    listArticleYears(db),
    findNonArticleIds(db),
  ])
  const rubric = rubrics.find(({ slug }) => slug === address.rubrika)
  if (address.rubrika && !rubric) await redirectFormerRubric(db, params)
  const writer = writers.find(({ username }) => username === address.autor)
  const year = years.find((each) => String(each) === address.rok)
  const isKnown = [rubric ?? !address.rubrika, writer ?? !address.autor, year ?? !address.rok].every(Boolean)
  if (!isKnown) return errorPageResponse(context, 404, '')

  const all: PostsOf = { category: '/', exceptIds }
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

  return listResponse({
    context,
    request,
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
async function redirectFormerRubric(db: Reader, params: URLSearchParams): Promise<void> {
  const address = parseArticles(params)
  const former = await findFormerRubric(db, address.rubrika)
  if (!former) return
  const status = former.isForGood ? 301 : 302
  const next = articlesHref({ ...address, rubrika: former.slug })
  throw redirect(former.slug === '' ? next : withOtherParams(next, params, ARTICLE_CHOICES), status)
}

/** Whether the address is not canonical: a form sends empty fields too, and a rubric alone has a page of its own. */
function isUntidyQuery(params: URLSearchParams, base: string): boolean {
  if (!hasArticleParams(params)) return false
  const requested = new URLSearchParams([...params].filter(([name]) => isOneOf(ARTICLE_CHOICES, name)))
  return base !== `${ARTICLES_PATH}?${requested}`
}
