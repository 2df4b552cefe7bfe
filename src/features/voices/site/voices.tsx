import { findOfferBySlug } from '#features/change-log/queries.server.ts'
import { loadFacts } from '#features/facts/post/facts.server.ts'
import { CHOICES, type Choice, listVoices } from '#features/voices/read.server.ts'
import { CHOICE_PARAM, voicesOf, VOICES_PATH } from '#features/voices/shared/address.ts'
import { percentOf, type VoiceFigures } from '#features/voices/shared/figures.ts'
import { CHOICE_NAMES, choiceIn, VoicesPage } from '#features/voices/site/voices-page.tsx'
import { figuresOf, loadField, readMonths } from '#features/voices/sums.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { keysOf } from '#shared/objects.ts'
import { notFound } from '#site/error/not-found.tsx'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import { listCacheKey, PAGE_PARAM, pagePath, pagingOf } from '#site/listing/paging.ts'
import { type PageRequest, type PageResult, type PageRoute, redirect } from '#site/page.ts'

const PER_PAGE = 10

async function load({ services: { db, env, now }, params, slug }: PageRequest): PageResult {
  const offer = isSlug(slug) ? await findOfferBySlug(db, slug) : undefined
  if (!offer) return notFound()
  const choice = choiceIn(params)
  const base = voicesOf(slug) + (choice === 'all' ? '' : `?${CHOICE_PARAM}=${CHOICE_NAMES[choice].param}`)
  if (params.get(PAGE_PARAM) === '1') return redirect(base, 301)
  const time = now()
  const collection = `${offer.kind}s` as const
  const [months, field, known] = await Promise.all([
    readMonths(db, offer.id),
    loadField(db, collection, time),
    loadFacts(db, offer.kind, offer.id, time),
  ])
  const counts = Object.fromEntries(
    keysOf(CHOICES).map((name) => [name, months.reduce((sum, month) => sum + CHOICES[name](month), 0)]),
  ) as Record<Choice, number>
  const paging = pagingOf(params, counts[choice], PER_PAGE)
  if (!paging || !known) return notFound()
  const offset = (paging.page - 1) * PER_PAGE
  const voices = await listVoices(db, offer.id, months, { choice, offset, limit: PER_PAGE })
  const figures = figuresOf(months, time)
  const { rating, licenceState } = known.facts
  const name = 'Zkušenosti hráčů'
  const title = `${offer.title}: zkušenosti hráčů${paging.page > 1 ? ` – strana ${paging.page}` : ''}`
  const path = pagePath(base, paging.page)
  const steps = [{ title: 'Zkušenosti', path: VOICES_PATH }]
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const graph = pageGraph('CollectionPage', site, { path, title, name, steps })
  const rated = paging.page === 1 && licenceState !== 'invalid' ? ratingOf(offer.title, figures) : []
  const main = (
    <>
      <VoicesPage
        offer={{ slug, title: offer.title, kind: offer.kind, path: offer.path, rating }}
        {...{ title, steps, choice, counts, paging, base, voices, figures, field }}
      />
      <JsonLd graph={{ ...graph, '@graph': [...graph['@graph'], ...rated] }} />
    </>
  )
  const head = {
    path,
    title: `${title} – ${env.SITE_NAME}`,
    description:
      paging.page > 1
        ? ''
        : `Co o ${offer.kind === 'casino' ? 'kasinu' : 'sázkové kanceláři'} ${offer.title} píšou lidé, kteří tam hráli: výplaty, podmínky, podpora. U každé zkušenosti je, jak jsme ji ověřili.`,
    // A selection repeats what is on the page of all.
    ...(choice === 'all' ? {} : { robots: 'noindex, follow' }),
  }
  return { sheet: 'voices', main, head }
}

/** Of what the page shows, and only where it shows it: figures from enough people about a licensed offer. */
function ratingOf(name: string, figures: VoiceFigures): object[] {
  const share = percentOf(figures.recommending)
  if (share === null) return []
  return [
    {
      '@type': 'Organization',
      name,
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: share,
        bestRating: 100,
        worstRating: 0,
        ratingCount: figures.people,
      },
    },
  ]
}

export const voicesPage: PageRoute = {
  path: `${VOICES_PATH}:slug/`,
  params: [CHOICE_PARAM, PAGE_PARAM],
  cacheKey(params) {
    const choice = choiceIn(params)
    if (choice === 'all') return params.has(CHOICE_PARAM) ? undefined : listCacheKey('/', params)
    return listCacheKey(`/?${CHOICE_PARAM}=${CHOICE_NAMES[choice].param}`, params)
  },
  load,
}
