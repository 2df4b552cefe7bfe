import { redirect } from 'react-router'
import {
  countRecentChanges,
  findChangesOf,
  findOfferBySlug,
  listRecentChanges,
} from '#entities/change-log/queries.server.ts'
import { servicesContext } from '#entities/services.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { findRedirectTarget } from '#posts/address.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import {
  CHANGES_FEED,
  CHANGES_PATH,
  changesFeedOf,
  changesOf,
  feedSlugIn,
  OFFER_PARAM,
} from '#shared/changes-address.ts'
import { ChangeLog } from '#site/changes/change-log.tsx'
import { errorPageResponse } from '#site/error/error-response.server.tsx'
import { withOtherParams } from '#site/listing/other-params.ts'
import { listResponse } from '#site/listing/list-response.server.tsx'
import { watchOf } from '#site/watch/address.ts'
import type { Route } from './+types/changes.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const NAME = 'Co se změnilo'
const PER_PAGE = 30
const MOST = 100 * PER_PAGE

/** All changes of facts about casinos and bookmakers; with `kasino`, those of one of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const slug = new URL(request.url).searchParams.get(OFFER_PARAM)
  if (slug !== null) return changesOfOffer(context, request, slug)
  const reader = offThread(db)
  return listResponse({
    context,
    request,
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

async function changesOfOffer(context: Route.LoaderArgs['context'], request: Request, slug: string) {
  const { db, env, now } = context.get(servicesContext)
  if (!isSlug(slug)) return errorPageResponse(context, 404, '')
  const offer = await findOfferBySlug(db, slug)
  if (!offer) {
    const movedTo = feedSlugIn(await findRedirectTarget(db, changesFeedOf(slug)))
    if (movedTo)
      throw redirect(withOtherParams(changesOf(movedTo), new URL(request.url).searchParams, [OFFER_PARAM]), 301)
    return errorPageResponse(context, 404, '')
  }
  const changes = await findChangesOf(db, offer, now())
  return listResponse({
    context,
    request,
    base: changesOf(offer.slug),
    name: offer.title,
    steps: [{ title: NAME, path: CHANGES_PATH }],
    title: `${offer.title}: co se změnilo`,
    description: `Všechny změny údajů a známek v recenzi ${offer.title}: kdy, co, z čeho na co a proč.`,
    lead: (
      <>
        {offer.path && <a href={offer.path}>Recenze {hardSpaces(offer.title)}</a>}
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
