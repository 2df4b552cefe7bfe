import { z } from 'zod'
import { effectivePayoutHours } from '#entities/payout-test/measure.ts'

/** Sorts after every known time; a sentinel instead of null, so that one index serves both databases. */
export const UNKNOWN_PAYOUT = 1_000_000

/** The plain columns, without the defaults of the record's schema. */
export const payoutColumns = {
  measuredHours: z.number().nullable(),
  measuredCount: z.number(),
  payoutOrder: z.number(),
}

export const payoutOrder = (offer: Parameters<typeof effectivePayoutHours>[0]): number =>
  effectivePayoutHours(offer) ?? UNKNOWN_PAYOUT
