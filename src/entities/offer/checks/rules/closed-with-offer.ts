import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

export const closedWithOffer = defineOfferRule({
  name: 'closed-with-offer',
  level: 'warning',
  title: 'What closed offers nothing',
  find: (offer) => {
    const left = [
      ...(offer.bonus === '' ? [] : ['a bonus']),
      ...(offer.bonusPlan === null ? [] : ['a planned bonus']),
      ...(offer.ribbon === '' ? [] : ['a ribbon']),
    ]
    if (!isClosed(offer) || left.length === 0) return []
    return [
      {
        message: 'Closed, but still with an offer',
        detail: `It has ${left.join(', ')}`,
        place: field('closedYear'),
        fixes: [
          {
            kind: 'change',
            label: 'Remove the offer',
            change: (before) => ({ ...before, bonus: '', bonusPlan: null, ribbon: '' }),
          },
        ],
      },
    ]
  },
})
