import * as m from '#entities/offer/checks/messages.ts'
import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

/** A bonus without conditions is an advertisement: casinos need wagering requirements, bookmakers terms. */
export const bonusWithoutTerms = defineOfferRule({
  name: 'bonus-without-terms',
  level: 'warning',
  title: m.conditionsTitle,
  find: (offer) => {
    if (isClosed(offer) || offer.bonus === '') return []
    if (offer.wageringRequirements === '') {
      return [{ message: said(m.noWagering), place: field('wageringRequirements') }]
    }
    return offer.termsCondition === '' ? [{ message: said(m.noTerms), place: field('termsCondition') }] : []
  },
})
