import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { placeAt } from '#posts/checks/place.ts'
import { offersIn } from '#posts/checks/record-links.ts'
import { defineRule } from '#posts/checks/rule.ts'

const WORDS = { unknown: m.licenceUnknown, invalid: m.licenceInvalid }

const HIDDEN: ReadonlySet<string> = new Set(['draft', 'archived'])

/** Offers without a valid licence, or with no licence on record. They may be mentioned, but an editor should know. */
export const offerWithoutLicence = defineRule({
  name: 'offer-without-licence',
  level: 'warning',
  title: m.holdsOfferLicence,
  needs: ['offers'],
  find: (post, { offers = {} }) =>
    offersIn(post).flatMap(({ id, path }) => {
      const offer = offers[id]
      if (!offer || offer.licence === 'valid' || HIDDEN.has(offer.state)) return []
      const collection = offer.model === 'Casino' ? ('casinos' as const) : ('bookmakers' as const)
      return [
        {
          message: said(WORDS[offer.licence], { title: offer.title }),
          detail: said(m.noButtonShown),
          place: placeAt(post, path),
          related: [{ collection, id, title: offer.title }],
        },
      ]
    }),
})
