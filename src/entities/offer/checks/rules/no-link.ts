import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

export const noLink = defineOfferRule({
  name: 'no-link',
  level: 'warning',
  title: 'Visitors can go there',
  find: (offer) =>
    isClosed(offer) || offer.refLink !== ''
      ? []
      : [
          {
            message: 'No referral link',
            detail: 'Its cards have no button, and a post that shows its offer cannot be published',
            place: field('refLink'),
          },
        ],
})
