import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import { findByNumber } from '#features/complaints/read.server.ts'
import { complaintPath, COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import { ComplaintPage } from '#features/complaints/site/complaint-page.tsx'
import { loadBookField, readBook } from '#features/complaints/sums.server.ts'
import { OFFER_TABLES } from '#features/players/offer.ts'
import { findOffer } from '#features/players/offer.server.ts'
import { notFound } from '#site/error/not-found.tsx'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import type { PageRequest, PageResult, PageRoute } from '#site/page.ts'

const NUMBER = /^[1-9]\d{0,8}$/

async function load({ services: { db, env, now }, slug }: PageRequest): PageResult {
  const found = NUMBER.test(slug) ? await findByNumber(db, Number(slug)) : undefined
  if (!found) return notFound()
  const { complaint, recordId, collection } = found
  const [offer, book, field, reviews] = await Promise.all([
    findOffer(db, found),
    readBook(db, recordId, now()),
    loadBookField(db, collection, now()),
    findReviewPaths(db, OFFER_TABLES[collection], [recordId]),
  ])
  const path = complaintPath(complaint.number)
  const title = `Stížnost č. ${complaint.number}: ${complaint.title}`
  const steps = [{ title: 'Kniha stížností', path: COMPLAINTS_PATH }]
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const about = { title: offer.title, slug: offer.slug, path: reviews.get(recordId) ?? null, picture: offer.picture }
  const main = (
    <>
      <ComplaintPage complaint={complaint} offer={about} book={book} field={field} />
      <JsonLd graph={pageGraph('WebPage', site, { path, title, name: `č. ${complaint.number}`, steps })} />
    </>
  )
  const head = {
    path,
    title: `${title} – ${env.SITE_NAME}`,
    description: complaint.summary || `Spor hráče, ${offer.title}: ${complaint.title}.`,
    // Nobody has read it yet.
    ...(complaint.state === 'received' ? { robots: 'noindex, follow' } : {}),
  }
  return { sheet: 'complaints', main, head }
}

export const complaintPage: PageRoute = { path: `${COMPLAINTS_PATH}:slug/`, load }
