import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

/** A bonus without conditions is an advertisement: casinos need wagering requirements, bookmakers terms. */
export const bonusWithoutTerms = defineOfferRule({
  name: 'bonus-without-terms',
  level: 'warning',
  title: 'The bonus has its conditions',
  find: (offer) => {
    if (isClosed(offer) || offer.bonus === '') return []
    if (offer.wageringRequirements === '') {
      return [{ message: 'Bonus without wagering requirements', place: field('wageringRequirements') }]
    }
    return offer.termsCondition === '' ? [{ message: 'Bonus without its terms', place: field('termsCondition') }] : []
  },
})
