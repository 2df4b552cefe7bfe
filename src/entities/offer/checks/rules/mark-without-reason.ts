import * as m from '#entities/offer/checks/messages.ts'
import { reasonAsked } from '#entities/casino/payouts-reason.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

/** A later withdrawal moves what the rule gives. */
export const markWithoutReason = defineOfferRule({
  name: 'mark-without-reason',
  level: 'warning',
  title: m.reasonTitle,
  needs: ['withdrawals'],
  find: ({ criteria, payoutsReason, payoutsSpeed }, { withdrawals = [] }) =>
    criteria === undefined || payoutsReason === undefined
      ? []
      : reasonAsked({ criteria, payoutsReason, payoutsSpeed }, null, withdrawals).map((message) => ({
          message,
          place: field('payoutsReason'),
        })),
})
