import * as m from '#entities/offer/checks/messages.ts'
import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

export const noLicence = defineOfferRule({
  name: 'no-licence',
  level: 'warning',
  title: m.licenceNamed,
  find: (offer) =>
    isClosed(offer) || offer.licence.trim() !== '' ? [] : [{ message: said(m.noLicence), place: field('licence') }],
})
