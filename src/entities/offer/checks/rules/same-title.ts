import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

export const sameTitle = defineOfferRule({
  name: 'same-title',
  level: 'warning',
  title: 'No other has this title',
  needs: ['sameTitle'],
  find: (_, { sameTitle: others = [] }) =>
    others.length > 0 ? [{ message: 'Another has the same title', place: field('title'), related: others }] : [],
})
