import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

export const noLicence = defineOfferRule({
  name: 'no-licence',
  level: 'warning',
  title: 'Its licence is named',
  find: (offer) =>
    isClosed(offer) || offer.licence.trim() !== '' ? [] : [{ message: 'No licence is named', place: field('licence') }],
})
