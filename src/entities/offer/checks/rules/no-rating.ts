import * as m from '#entities/offer/checks/messages.ts'
import { ratingFromCriteria } from '#entities/casino/rating.ts'
import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

/** Lists are sorted by rating. Offers to compute it if all criteria are set. */
export const noRating = defineOfferRule({
  name: 'no-rating',
  level: 'warning',
  title: m.isRated,
  find: (offer) => {
    if (isClosed(offer) || offer.rating !== null || offer.ratingSource === 'criteria') return []
    const computed = offer.criteria ? ratingFromCriteria(offer.criteria) : null
    const finding = { message: said(m.noRating), place: field('rating') }
    if (computed === null) return [finding]
    return [
      {
        ...finding,
        fixes: [
          {
            kind: 'change',
            label: said(m.computeRating),
            change: (before) => ({ ...before, ratingSource: 'criteria', rating: computed }),
          },
        ],
      },
    ]
  },
})
