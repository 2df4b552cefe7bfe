import * as m from '#entities/offer/checks/messages.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

export const noLogoAlt = defineOfferRule({
  name: 'no-logo-alt',
  level: 'warning',
  title: m.logoSays,
  needs: ['logoWithoutAlt'],
  find: ({ logo }, { logoWithoutAlt = [] }) => {
    const related = logoWithoutAlt.filter(({ id }) => id === logo)
    return related.length > 0 ? [{ message: said(m.noLogoAlt), place: field('logo'), related }] : []
  },
})
