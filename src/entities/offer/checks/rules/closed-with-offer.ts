import * as m from '#entities/offer/checks/messages.ts'
import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

export const closedWithOffer = defineOfferRule({
  name: 'closed-with-offer',
  level: 'warning',
  title: m.closedTitle,
  find: (offer) => {
    const left = [
      ...(offer.bonus === '' ? [] : [m.aBonus]),
      ...(offer.bonusPlan === null ? [] : [m.aPlannedBonus]),
      ...(offer.ribbon === '' ? [] : [m.aRibbon]),
    ]
    const [first, ...others] = left.map((thing) => said(thing))
    if (!isClosed(offer) || !first) return []
    return [
      {
        message: said(m.closedWithOffer),
        detail: said(m.itHas, { things: others.reduce((before, next) => said(m.bothThings, { before, next }), first) }),
        place: field('closedYear'),
        fixes: [
          {
            kind: 'change',
            label: said(m.removeOffer),
            change: (before) => ({ ...before, bonus: '', bonusPlan: null, ribbon: '' }),
          },
        ],
      },
    ]
  },
})
