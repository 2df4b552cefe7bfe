import * as m from '#entities/offer/checks/messages.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

export const sameTitle = defineOfferRule({
  name: 'same-title',
  level: 'warning',
  title: m.uniqueTitle,
  needs: ['sameTitle'],
  find: (_, { sameTitle: others = [] }) =>
    others.length > 0 ? [{ message: said(m.sameTitle), place: field('title'), related: others }] : [],
})
