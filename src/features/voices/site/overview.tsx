import { OFFER_TABLES, type OfferCollection } from '#features/players/offer.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import { TOKEN_PARAM } from '#features/players/shared/address.ts'
import { voicesOf, VOICES_PATH } from '#features/voices/shared/address.ts'
import { FIGURES_FROM } from '#features/voices/shared/limits.ts'
import { authorPage, isAuthors, submitStep } from '#features/voices/site/author.tsx'
import { type ListedOffer, OverviewPage } from '#features/voices/site/overview-page.tsx'
import { MOST_BYTES } from '#features/voices/site/write.tsx'
import { loadField, readAllOffers } from '#features/voices/sums.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import type { FormRequest, Page, PageRequest, PageRoute } from '#site/page.ts'

/** As many as anyone reads through; the others are found by their reviews. */
const MOST_LISTED = 300
const NAME = 'Zkušenosti hráčů'

const loadListed = defineCached(readListed)

async function readListed(db: Reader, collection: OfferCollection, now: Date): Promise<ListedOffer[]> {
  const table = OFFER_TABLES[collection]
  const figures = await readAllOffers(db, collection, now)
  const ids = [...figures]
    .filter(([, { people }]) => people > 0)
    .toSorted(([, one], [, other]) => other.people - one.people)
    .slice(0, MOST_LISTED)
    .map(([id]) => id)
  if (ids.length === 0) return []
  const offers = await db
    .selectFrom(table)
    .where('id', 'in', ids)
    .where(isPublic(table))
    .select(['id', 'slug', 'title'])
    .execute()
  const reviews = await findReviewPaths(db, table, ids)
  return offers
    .map(({ id, slug, title }) => {
      const { people = 0, recommending = null, documented = 0 } = figures.get(id) ?? {}
      return { slug, title, review: reviews.get(id) ?? null, people, recommending, documented }
    })
    .toSorted((one, other) => other.people - one.people || one.title.localeCompare(other.title, 'cs'))
}

async function load(request: PageRequest): Promise<Page> {
  if (isAuthors(request)) return authorPage(request)
  const { db, env, now } = request.services
  const [casinos, bookmakers, field] = await Promise.all([
    loadListed(db, 'casinos', now()),
    loadListed(db, 'bookmakers', now()),
    loadField(db, 'casinos', now()),
  ])
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const title = 'Zkušenosti hráčů s online kasiny'
  const items = [...casinos, ...bookmakers].map((offer) => ({ title: offer.title, path: voicesOf(offer.slug) }))
  const graph = pageGraph('CollectionPage', site, { path: VOICES_PATH, title, name: NAME })
  const main = (
    <>
      <OverviewPage title={title} name={NAME} casinos={casinos} bookmakers={bookmakers} field={field} />
      <JsonLd graph={graph} />
    </>
  )
  const head = {
    path: VOICES_PATH,
    title: `${title} – ${env.SITE_NAME}`,
    description: `Co o kasinech píšou lidé, kteří v nich hráli. U každé zkušenosti je, jak jsme ji ověřili; čísla ukazujeme od ${FIGURES_FROM} zkušeností a do známky nevstupují.`,
    ...(items.length === 0 ? { robots: 'noindex, follow' } : {}),
  }
  return { sheet: 'voices', main, head }
}

const submit = async (request: FormRequest): Promise<Page> =>
  isAuthors(request) ? submitStep(request) : { ...(await load(request)), status: 405 }

export const voicesOverviewPage: PageRoute = {
  path: VOICES_PATH,
  params: [TOKEN_PARAM],
  // With a token it is the author's own page.
  cacheKey: (params) => (params.has(TOKEN_PARAM) ? undefined : ''),
  load,
  submit,
  multipartBytes: MOST_BYTES,
}
