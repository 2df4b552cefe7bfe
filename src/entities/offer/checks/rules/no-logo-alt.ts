import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

export const noLogoAlt = defineOfferRule({
  name: 'no-logo-alt',
  level: 'warning',
  title: 'The logo says what it shows',
  needs: ['logoWithoutAlt'],
  find: ({ logo }, { logoWithoutAlt = [] }) => {
    const related = logoWithoutAlt.filter(({ id }) => id === logo)
    return related.length > 0 ? [{ message: 'Logo has no alt text', place: field('logo'), related }] : []
  },
})
