import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

export const reviewNotLive = defineOfferRule({
  name: 'review-not-live',
  level: 'warning',
  title: 'Its review is live',
  needs: ['hiddenReview'],
  find: ({ reviewPost }, { hiddenReview = [] }) => {
    const related = hiddenReview.filter(({ id }) => id === reviewPost)
    return related.length > 0
      ? [{ message: 'Visitors do not see its review', place: field('reviewPost'), related }]
      : []
  },
})
