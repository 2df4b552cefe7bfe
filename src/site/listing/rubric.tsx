import { servicesContext } from '#entities/services.server.ts'
import { countRubrics, findNonArticleIds } from '#posts/articles.server.ts'
import { countPosts, listPosts } from '#posts/list.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { ARTICLES_PATH, rubricFeed } from '#shared/rubric-address.ts'
import { errorPageResponse } from '#site/error/error-response.server.tsx'
import { ArticleList } from '#site/listing/article-list.tsx'
import { listResponse } from '#site/listing/list-response.server.tsx'
import { newestFirst } from '#site/listing/newest-first.ts'
import { RubricNav } from '#site/listing/rubric-nav.tsx'
import type { Route } from './+types/rubric.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const PER_PAGE = 12

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const [rubrics, exceptIds] = await Promise.all([countRubrics(db), findNonArticleIds(db)])
  const rubric = rubrics.find((each) => each.slug === slug)
  if (!rubric) return errorPageResponse(context, 404, '')

  const { title, description, path, id, count } = rubric
  const all = await countPosts(db, { category: '/', exceptIds })
  return listResponse({
    context,
    request,
    base: path,
    name: title,
    steps: [{ title: 'Články', path: ARTICLES_PATH }],
    title,
    description,
    lead: description && hardSpaces(description),
    above: <RubricNav rubrics={rubrics} total={all} current={path} />,
    total: count,
    perPage: PER_PAGE,
    async show(window) {
      const items = newestFirst(await listPosts(db, { category: '/', rubricId: id, ...window }, now()))
      if (items.length === 0) return null
      const view = (
        <>
          <h2 className="vh">{hardSpaces('Články rubriky')}</h2>
          <ArticleList items={items} />
          <p className="feed-link">
            <a href={rubricFeed(slug)}>{hardSpaces(`Nové články rubriky ${title} jako RSS`)}</a>
          </p>
        </>
      )
      return { view, items }
    },
    empty: 'V této rubrice zatím žádný článek není.',
  })
}
