import { payoutsReasonErrors } from '#entities/casino/payouts-reason.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

/** A later withdrawal moves what the rule gives. */
export const markWithoutReason = defineOfferRule({
  name: 'mark-without-reason',
  level: 'warning',
  title: 'Says why payouts differ from the rule',
  needs: ['withdrawals'],
  find: ({ criteria, payoutsReason, payoutsSpeed }, { withdrawals = [] }) =>
    criteria === undefined || payoutsReason === undefined
      ? []
      : payoutsReasonErrors({ criteria, payoutsReason, payoutsSpeed }, null, withdrawals).map(({ message }) => ({
          message,
          place: field('payoutsReason'),
        })),
})
