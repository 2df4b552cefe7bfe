import type { Services } from '#records/services.server.ts'
import { countPosts, listPosts } from '#posts/list.server.ts'
import { NEWEST_FIRST } from '#posts/summary.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { toplistHref, WHOLE_TOPLIST } from '#site/home/toplist-address.ts'
import { loadToplistStats } from '#site/home/toplist.server.ts'
import { listPage } from '#site/listing/list-page.tsx'
import { listReviewedCasinos } from '#site/listing/reviewed-casinos.server.ts'
import { ReviewList } from '#site/listing/review-list.tsx'
import { ReviewTable } from '#site/listing/review-table.tsx'
import {
  parseReviews,
  REVIEWS_PARAMS,
  REVIEWS_PATH,
  reviewsHref,
  TABLE_SORTS,
  type TableSort,
  USUAL_SORT,
} from '#site/listing/reviews-address.ts'
import { ReviewsSwitch } from '#site/listing/reviews-switch.tsx'
import { listCacheKey, PAGE_PARAM } from '#site/listing/paging.ts'
import type { PageRequest, PageRoute } from '#site/page.ts'

const PER_PAGE = 12
const ROWS_PER_PAGE = 50
const REVIEW = ['recenze', 'recenze', 'recenze', 'recenzí'] as const

async function load(request: PageRequest) {
  const { services } = request
  const address = parseReviews(request.params)
  const list = address.isTable ? await table(services, address.sort) : await words(services)
  return listPage(request, {
    base: reviewsHref(address),
    name: 'Recenze',
    above: <ReviewsSwitch isTable={address.isTable} />,
    empty: 'Zatím tu žádná recenze není.',
    ...list,
  })
}

async function words({ db, now }: Services) {
  const total = await countPosts(db, { category: 'Recenze' })
  return {
    title: 'Recenze online kasin',
    description:
      'Recenze online kasin, pod kterými je podepsaný jejich autor: hodnocení z pěti kritérií, výhody i nevýhody, bonusové podmínky a skutečná rychlost výplat.',
    lead: (
      <>
        {total > 0 && (
          <>
            {hardSpaces(`${countOf(total, REVIEW)} ${NEWEST_FIRST.words}; podle hodnocení řadí `)}
            <a href={toplistHref(WHOLE_TOPLIST)}>žebříček</a>.{' '}
          </>
        )}
        {hardSpaces('Pod každou je podepsaný její autor a v každé píšeme i to, co se nám nelíbilo.')}
      </>
    ),
    total,
    perPage: PER_PAGE,
    async show(window: { limit: number; offset: number }) {
      const reviews = await listPosts(db, { category: 'Recenze', ...window }, now())
      return reviews.length > 0 ? { view: <ReviewList items={reviews} />, items: reviews } : null
    },
  }
}

async function table({ db, now }: Services, sort: TableSort) {
  const { tested } = await loadToplistStats(db)
  return {
    title: 'Recenze online kasin v tabulce',
    description:
      'Všechna recenzovaná online kasina v jedné tabulce: hodnocení, naměřená rychlost výplat, co vás v průměru stojí bonus, protočení, nejnižší vklad a licence.',
    lead: hardSpaces(
      'Kasina, která fungují a mají u nás recenzi. Seřaďte je klepnutím na nadpis sloupce; co o kasinu nevíme, tam je pomlčka.',
    ),
    // The same table in another order should not be indexed.
    ...(sort === USUAL_SORT ? {} : { robots: 'noindex, follow' }),
    total: tested,
    perPage: ROWS_PER_PAGE,
    async show(window: { limit: number; offset: number }) {
      const casinos = await listReviewedCasinos(db, TABLE_SORTS[sort], window, now())
      if (casinos.length === 0) return null
      const items = casinos.flatMap(({ title, reviewPath }) => (reviewPath ? [{ title, path: reviewPath }] : []))
      return { view: <ReviewTable casinos={casinos} sort={sort} />, items }
    },
  }
}

export const reviewsPage: PageRoute = {
  path: REVIEWS_PATH,
  params: [...REVIEWS_PARAMS, PAGE_PARAM],
  cacheKey: (params) => listCacheKey(reviewsHref(parseReviews(params)), params),
  load,
}
