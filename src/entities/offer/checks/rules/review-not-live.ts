import * as m from '#entities/offer/checks/messages.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

export const reviewNotLive = defineOfferRule({
  name: 'review-not-live',
  level: 'warning',
  title: m.reviewLive,
  needs: ['hiddenReview'],
  find: ({ reviewPost }, { hiddenReview = [] }) => {
    const related = hiddenReview.filter(({ id }) => id === reviewPost)
    return related.length > 0 ? [{ message: said(m.reviewHidden), place: field('reviewPost'), related }] : []
  },
})
