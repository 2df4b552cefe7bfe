import {
  countRecentChanges,
  findChangesOf,
  findOfferBySlug,
  listRecentChanges,
} from '#features/change-log/queries.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { findRedirectTarget } from '#posts/address.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { ofOffer } from '#shared/czech/offer-words.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import {
  CHANGES_FEED,
  CHANGES_PATH,
  changesFeedOf,
  changesOf,
  feedSlugIn,
  OFFER_PARAM,
} from '#shared/changes-address.ts'
import { ChangeLog } from '#features/change-log/site/change-log.tsx'
import { notFound } from '#site/error/not-found.tsx'
import { listPage } from '#site/listing/list-page.tsx'
import { listCacheKey, PAGE_PARAM } from '#site/listing/paging.ts'
import { watchOf } from '#features/watching/site/address.ts'
import { type PageRequest, type PageRoute, redirect } from '#site/page.ts'

const NAME = 'Co se změnilo'
const PER_PAGE = 30
const MOST = 100 * PER_PAGE

/** All changes of facts about casinos and bookmakers; with `kasino`, those of one of them. */
async function load(request: PageRequest) {
  const { db, now } = request.services
  const slug = request.params.get(OFFER_PARAM)
  if (slug !== null) return changesOfOffer(request, slug)
  const reader = offThread(db)
  return listPage(request, {
    base: CHANGES_PATH,
    name: NAME,
    title: 'Co se změnilo v recenzích',
    description:
      'Každá změna údajů a známek v našich recenzích online kasin: kdy, co, z čeho na co, kdo ji zapsal a proč.',
    lead: (
      <>
        {hardSpaces('Bonusy, lhůty i známky se mění. Tady je každá změna: z čeho na co, kdo ji zapsal a proč.')}{' '}
        <a href={CHANGES_FEED}>RSS</a>
      </>
    ),
    total: await countRecentChanges(reader, MOST, now()),
    perPage: PER_PAGE,
    async show(window) {
      const changes = await listRecentChanges(reader, window, now())
      return changes.length > 0 ? { view: <ChangeLog changes={changes} />, items: [] } : null
    },
    empty: 'Zatím se nic nezměnilo.',
  })
}

async function changesOfOffer(request: PageRequest, slug: string) {
  const { db, env, now } = request.services
  if (!isSlug(slug)) return notFound()
  const offer = await findOfferBySlug(db, slug)
  if (!offer) {
    const movedTo = feedSlugIn(await findRedirectTarget(db, changesFeedOf(slug)))
    if (movedTo) return redirect(changesOf(movedTo), 301)
    return notFound()
  }
  const changes = await findChangesOf(db, offer, now())
  return listPage(request, {
    base: changesOf(offer.slug),
    name: offer.title,
    steps: [{ title: NAME, path: CHANGES_PATH }],
    title: `${offer.title}: co se změnilo`,
    description: `Všechny změny údajů a známek v recenzi ${ofOffer(offer.kind, offer.title)}: kdy, co, z čeho na co a proč.`,
    lead: (
      <>
        {offer.path && <a href={offer.path}>Recenze {hardSpaces(ofOffer(offer.kind, offer.title))}</a>}
        {offer.path && ' · '}
        <a href={changesFeedOf(offer.slug)}>RSS</a>
        {offer.path && canSendMail(env) && (
          <>
            {' · '}
            <a href={watchOf(offer.slug)}>Hlídat e-mailem</a>
          </>
        )}
      </>
    ),
    total: changes.length,
    perPage: Math.max(1, changes.length),
    show: async () => (changes.length > 0 ? { view: <ChangeLog changes={changes} />, items: [] } : null),
    empty: 'Zatím se nic nezměnilo.',
  })
}

export const changesPage: PageRoute = {
  path: CHANGES_PATH,
  params: [OFFER_PARAM, PAGE_PARAM],
  cacheKey(params) {
    const offer = params.get(OFFER_PARAM)
    if (offer === null) return listCacheKey(CHANGES_PATH, params)
    return isSlug(offer) && !params.has(PAGE_PARAM) ? `?${OFFER_PARAM}=${offer}` : undefined
  },
  load,
}
