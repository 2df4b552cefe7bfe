import { findOfferBySlug } from '#features/change-log/queries.server.ts'
import { VOICES_PATH } from '#features/voices/shared/address.ts'
import { PROOF_MEGABYTES } from '#features/voices/shared/limits.ts'
import { type WriteState, WritePage, type WrittenOffer, writeTitle } from '#features/voices/site/write-page.tsx'
import { takeVoice } from '#features/voices/site/write.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { notFound } from '#site/error/not-found.tsx'
import type { FormRequest, Page, PageRequest, PageResult, PageRoute } from '#site/page.ts'

/** A file that is too large is still read up to this, so that the form can say so and keep what was typed. */
export const MOST_BYTES = 2 * PROOF_MEGABYTES * 1_000_000

async function offerOf({ services: { db }, slug }: PageRequest): Promise<(WrittenOffer & { id: string }) | undefined> {
  const offer = isSlug(slug) ? await findOfferBySlug(db, slug) : undefined
  return offer && { id: offer.id, slug, title: offer.title, collection: `${offer.kind}s` }
}

const pageIn = (offer: WrittenOffer, state: WriteState, { services: { env }, path }: PageRequest): Page => ({
  sheet: 'voices',
  main: <WritePage offer={offer} state={state} />,
  head: { path, title: `${writeTitle(offer, state)} – ${env.SITE_NAME}`, robots: 'noindex, follow' },
})

async function load(request: PageRequest): PageResult {
  const offer = await offerOf(request)
  if (!offer) return notFound()
  const hasMail = canSendMail(request.services.env)
  return pageIn(offer, hasMail ? { step: 'form', values: {}, errors: {} } : { step: 'closed' }, request)
}

async function submit(request: FormRequest): PageResult {
  const offer = await offerOf(request)
  if (!offer) return notFound()
  const { state, status, retryAfter } = await takeVoice(request, offer)
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return { ...pageIn(offer, state, request), status, headers }
}

export const writeVoicePage: PageRoute = {
  path: `${VOICES_PATH}:slug/napsat/`,
  load,
  submit,
  multipartBytes: MOST_BYTES,
}
