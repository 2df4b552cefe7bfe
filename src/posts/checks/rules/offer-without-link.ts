import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { addressOf, linksIn } from '#posts/checks/links-in.ts'
import { placeAt } from '#posts/checks/place.ts'
import { offersIn } from '#posts/checks/record-links.ts'
import { defineRule } from '#posts/checks/rule.ts'

const PROBLEMS = { noLink: m.offerNoLink, draft: m.offerDraft, archived: m.offerArchived }

/** Offers without a link, for which no button is shown. A closed casino needs none. */
export const offerWithoutLink = defineRule({
  name: 'offer-without-link',
  level: 'blocking',
  title: m.holdsOfferLink,
  needs: ['offers', 'links'],
  find: (post, { offers = {}, links = {} }) => [
    ...offersIn(post).flatMap(({ id, path }) => {
      const offer = offers[id]
      if (!offer || offer.state === 'fine') return []
      const message = said(PROBLEMS[offer.state], { title: offer.title })
      const collection = offer.model === 'Casino' ? ('casinos' as const) : ('bookmakers' as const)
      return [{ message, place: placeAt(post, path), related: [{ collection, id, title: offer.title }] }]
    }),
    ...linksIn(post)
      .filter(({ href }) => href.startsWith('/go/') && links[addressOf(href)]?.state === 'missing')
      .map(({ href, path }) => ({ message: said(m.offerLeadsNowhere), detail: href, place: placeAt(post, path) })),
  ],
})
