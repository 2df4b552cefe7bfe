import { findOfferBySlug } from '#features/change-log/queries.server.ts'
import { listBooks } from '#features/complaints/books.server.ts'
import { type Chosen, listBook } from '#features/complaints/read.server.ts'
import { COMPLAINTS_FEED, COMPLAINTS_PATH, OFFER_PARAM, STATE_PARAM } from '#features/complaints/shared/address.ts'
import { closedOf, shareOf } from '#features/complaints/shared/figures.ts'
import { SHOWN_STATE_NAMES, SHOWN_STATES, type ShownState } from '#features/complaints/shared/states.ts'
import { bookAddress, BookPage } from '#features/complaints/site/book-page.tsx'
import type { LedgerRow } from '#features/complaints/site/ledger.tsx'
import { loadChoices } from '#features/complaints/site/new.tsx'
import { countStates, loadBookField, readYear } from '#features/complaints/sums.server.ts'
import { findOffers } from '#features/players/offer.server.ts'
import { firstMonthBefore, monthName, monthOf } from '#features/players/months.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { notFound } from '#site/error/not-found.tsx'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import { PAGE_PARAM, pagePath, pagingOf } from '#site/listing/paging.ts'
import { type PageRequest, type PageResult, type PageRoute, redirect } from '#site/page.ts'

const PER_PAGE = 10
/** As many as anyone reads through: those with the most complaints; all of them are in the open data. */
const MOST_LISTED = 100
const NAME = 'Kniha stížností'

const stateIn = (params: URLSearchParams): ShownState | null => {
  const given = params.get(STATE_PARAM)
  return SHOWN_STATE_NAMES.find((name) => SHOWN_STATES[name].param === given) ?? null
}

/** Those with a share first, the best at the top; then by how many there are. */
const byShare = (one: LedgerRow, other: LedgerRow) =>
  (shareOf(other.book) ?? -1) - (shareOf(one.book) ?? -1) ||
  closedOf(other.book) - closedOf(one.book) ||
  one.title.localeCompare(other.title, 'cs')

const loadOverview = defineCached(async function readOverview(db: Reader, now: Date) {
  const [rows, total, field] = await Promise.all([
    listBooks(db, now),
    readYear(db, now),
    loadBookField(db, 'casinos', now),
  ])
  const months = `${monthName(firstMonthBefore(monthOf(now)))} – ${monthName(monthOf(now))}`
  const listed = rows.toSorted((one, other) => other.book.received - one.book.received).slice(0, MOST_LISTED)
  return { rows: listed.toSorted(byShare), isWhole: listed.length === rows.length, total, field, months }
})

async function load({ services: { db, env, now }, params }: PageRequest): PageResult {
  const slug = params.get(OFFER_PARAM) ?? ''
  const offer = slug && isSlug(slug) ? await findOfferBySlug(db, slug) : undefined
  if (slug && !offer) return notFound()
  const state = stateIn(params)
  const chosen: Chosen = { state, recordId: offer?.id ?? null }
  const base = bookAddress(state, offer?.slug)
  if (params.get(PAGE_PARAM) === '1') return redirect(base, 301)
  const counts = await countStates(db, chosen.recordId)
  const total = state === null ? SHOWN_STATE_NAMES.reduce((sum, name) => sum + counts[name], 0) : counts[state]
  const paging = pagingOf(params, total, PER_PAGE)
  if (!paging) return notFound()
  const isFirst = paging.page === 1 && state === null && !offer
  const [lines, overview, choices] = await Promise.all([
    listBook(db, chosen, { offset: (paging.page - 1) * PER_PAGE, limit: PER_PAGE }),
    isFirst ? loadOverview(db, now()) : null,
    loadChoices(db),
  ])
  const offerOf = await findOffers(db, lines)
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const path = pagePath(base, paging.page)
  const title = `${offer ? `Stížnosti na ${offer.title}` : NAME}${paging.page > 1 ? ` – strana ${paging.page}` : ''}`
  const main = (
    <>
      <BookPage
        {...{ title, overview, counts, state, choices, paging, base }}
        offer={offer ? { slug: offer.slug, title: offer.title } : null}
        lines={lines.map((line) => ({ ...line, offerTitle: offerOf(line).title }))}
      />
      <JsonLd graph={pageGraph('CollectionPage', site, { path, title, name: NAME })} />
    </>
  )
  const head = {
    path,
    title: `${title} – ${env.SITE_NAME}`,
    description: isFirst
      ? 'Spory hráčů s kasiny: co se stalo, co odpověděl provozovatel a jak to dopadlo. Kdo spory řeší, jak rychle a kolik zůstalo nevyplaceno.'
      : '',
    feed: { href: COMPLAINTS_FEED, title: `${env.SITE_NAME}: ${NAME}` },
    // A selection repeats what is on the page of all.
    ...(state === null ? {} : { robots: 'noindex, follow' }),
  }
  return { sheet: 'complaints', main, head }
}

export const complaintsPage: PageRoute = {
  path: COMPLAINTS_PATH,
  params: [OFFER_PARAM, STATE_PARAM, PAGE_PARAM],
  cacheKey(params) {
    const slug = params.get(OFFER_PARAM) ?? ''
    if (slug && !isSlug(slug)) return undefined
    const number = params.get(PAGE_PARAM)
    if (number !== null && (!/^[1-9]\d{0,5}$/.test(number) || number === '1')) return undefined
    if (params.has(STATE_PARAM) && stateIn(params) === null) return undefined
    return pagePath(bookAddress(stateIn(params), slug), number === null ? 1 : Number(number)).slice(
      COMPLAINTS_PATH.length,
    )
  },
  load,
}
