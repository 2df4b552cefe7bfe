import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

export const noLogo = defineOfferRule({
  name: 'no-logo',
  level: 'warning',
  title: 'Has a logo',
  find: ({ logo }) => (logo === null ? [{ message: 'No logo', place: field('logo') }] : []),
})
