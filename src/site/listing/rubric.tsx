import { countRubrics } from '#posts/articles.server.ts'
import { countPosts, listPosts } from '#posts/list.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { ARTICLES_PATH, RUBRICS_FOLDER, rubricFeed } from '#shared/rubric-address.ts'
import { notFound } from '#site/error/not-found.tsx'
import { ArticleList } from '#site/listing/article-list.tsx'
import { listPage } from '#site/listing/list-page.tsx'
import { newestFirst } from '#site/listing/newest-first.ts'
import { RubricNav } from '#site/listing/rubric-nav.tsx'
import { listCacheKey, PAGE_PARAM } from '#site/listing/paging.ts'
import type { PageRequest, PageRoute } from '#site/page.ts'

const PER_PAGE = 12

async function load(request: PageRequest) {
  const { slug } = request
  const { db, now } = request.services
  const rubrics = await countRubrics(db)
  const rubric = rubrics.find((each) => each.slug === slug)
  if (!rubric) return notFound()

  const { title, description, path, id, count } = rubric
  const all = await countPosts(db, { category: '/' })
  return listPage(request, {
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

export const rubricPage: PageRoute = {
  path: `${RUBRICS_FOLDER}:slug/`,
  params: [PAGE_PARAM],
  cacheKey: (params) => listCacheKey('', params),
  load,
}
