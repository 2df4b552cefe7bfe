import { z } from 'zod'
import { decidingHours } from '#entities/payout-test/measure.ts'

/** After every time that anybody promises or that was measured: an index without empty values serves both databases. */
export const UNKNOWN_PAYOUT = 1_000_000

/** As columns: nothing here has a default any more. */
export const payoutColumns = {
  measuredHours: z.number().nullable(),
  measuredCount: z.number(),
  payoutOrder: z.number(),
}

/** The column that lists are sorted and filtered by. */
export const payoutOrder = (offer: Parameters<typeof decidingHours>[0]): number =>
  decidingHours(offer) ?? UNKNOWN_PAYOUT
