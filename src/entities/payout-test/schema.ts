import { z } from 'zod'
import * as k from '#entities/payout-test/messages.ts'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { moment } from '#shared/schema/moment.ts'
import { refused } from '#shared/schema/refused.ts'
import { recordColumns, recordFields } from '#shared/schema/record.ts'
import { id, text } from '#shared/schema/text.ts'

const MAX_CROWNS = 10_000_000
/** Tolerance for differing clocks. */
const CLOCK_SKEW_MS = 120_000

export const payoutTestFields = z.strictObject({
  /** Exactly one of the two owners is set. */
  casino: id.nullable(),
  bookmaker: id.nullable(),
  /** The payment method; null only in a new form. */
  method: id.nullable(),
  /** In crowns, like the fee. */
  amount: z.int().min(1).max(MAX_CROWNS),
  askedAt: moment,
  arrivedAt: moment.nullable(),
  fee: z.int().min(0).max(MAX_CROWNS),
  /** A picture of the money on the account, with private data covered. */
  proof: id.nullable(),
  isProofDated: z.boolean(),
  isProofPublic: z.boolean(),
  note: text(600),
})

const isPast = (iso: string) => Date.parse(iso) <= Date.now() + CLOCK_SKEW_MS

export const PayoutTestInput = payoutTestFields
  .refine(({ casino, bookmaker }) => (casino === null) !== (bookmaker === null), {
    path: ['casino'],
    ...refused(k.oneOwner),
  })
  .refine(({ method }) => method !== null, { path: ['method'], ...refused(k.chooseMethod) })
  .refine(({ askedAt }) => isPast(askedAt), { path: ['askedAt'], ...refused(k.inFuture) })
  .refine(({ arrivedAt }) => arrivedAt === null || isPast(arrivedAt), {
    path: ['arrivedAt'],
    ...refused(k.inFuture),
  })
  .refine(({ askedAt, arrivedAt }) => arrivedAt === null || arrivedAt >= askedAt, {
    path: ['arrivedAt'],
    ...refused(k.arrivedBeforeAsked),
  })
  .refine(({ amount, fee }) => fee < amount, { path: ['fee'], ...refused(k.feeTooHigh) })
  .meta({ id: 'PayoutTestInput' })
export type PayoutTestInput = z.infer<typeof payoutTestFields>

export const PayoutTest = payoutTestFields.extend(recordFields).meta({ id: 'PayoutTest' })
export type PayoutTest = z.infer<typeof PayoutTest>

export const emptyPayoutTest: PayoutTestInput = {
  casino: null,
  bookmaker: null,
  method: null,
  amount: 0,
  askedAt: '',
  arrivedAt: null,
  fee: 0,
  proof: null,
  isProofDated: false,
  isProofPublic: true,
  note: '',
}

export const PayoutTestRow = PayoutTest.extend({ ...recordColumns, isProofDated: flag, isProofPublic: flag })
export type PayoutTestRow = z.input<typeof PayoutTestRow>
export const payoutTestMapper = rowMapper(PayoutTestRow)
