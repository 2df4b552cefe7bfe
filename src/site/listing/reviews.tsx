import { servicesContext } from '#entities/services.server.ts'
import { countPosts, listPosts } from '#posts/list.server.ts'
import { NEWEST_FIRST } from '#posts/summary.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { listResponse } from '#site/listing/list-response.server.tsx'
import { toplistHref, WHOLE_TOPLIST } from '#site/home/toplist-address.ts'
import { ReviewList } from '#site/listing/review-list.tsx'
import type { Route } from './+types/reviews.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const PER_PAGE = 12

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const total = await countPosts(db, { category: 'Recenze' })
  return listResponse({
    context,
    request,
    base: '/recenze/',
    name: 'Recenze',
    title: 'Recenze online kasin',
    description:
      'Recenze online kasin, pod kterými je podepsaný jejich autor: hodnocení z pěti kritérií, výhody i nevýhody, bonusové podmínky a skutečná rychlost výplat.',
    lead: (
      <>
        {total > 0 && (
          <>
            {hardSpaces(
              `${countOf(total, ['recenze', 'recenze', 'recenze', 'recenzí'])} ${NEWEST_FIRST.words}; podle hodnocení řadí `,
            )}
            <a href={toplistHref(WHOLE_TOPLIST)}>žebříček</a>.{' '}
          </>
        )}
        {hardSpaces('Pod každou je podepsaný její autor a v každé píšeme i to, co se nám nelíbilo.')}
      </>
    ),
    total,
    perPage: PER_PAGE,
    async show(window) {
      const reviews = await listPosts(db, { category: 'Recenze', ...window }, now())
      return reviews.length > 0 ? <ReviewList items={reviews} /> : null
    },
    empty: 'Zatím tu žádná recenze není.',
  })
}
