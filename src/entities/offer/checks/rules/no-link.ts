import * as m from '#entities/offer/checks/messages.ts'
import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

export const noLink = defineOfferRule({
  name: 'no-link',
  level: 'warning',
  title: m.canGoThere,
  find: (offer) =>
    isClosed(offer) || offer.refLink !== ''
      ? []
      : [
          {
            message: said(m.noReferral),
            detail: said(m.noReferralMeans),
            place: field('refLink'),
          },
        ],
})
