import * as m from '#entities/offer/checks/messages.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

export const noLogo = defineOfferRule({
  name: 'no-logo',
  level: 'warning',
  title: m.hasLogo,
  find: ({ logo }) => (logo === null ? [{ message: said(m.noLogo), place: field('logo') }] : []),
})
