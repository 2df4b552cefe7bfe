import * as m from '#entities/payout-test/messages.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { equals } from '#records/list/list-rules.server.ts'
import { recordSorts } from '#records/list/list-rules.server.ts'
import { remeasureOwners } from '#entities/payout-test/remeasure.server.ts'
import {
  emptyPayoutTest,
  PayoutTest,
  payoutTestFields,
  PayoutTestInput,
  payoutTestMapper,
} from '#entities/payout-test/schema.ts'
import { payoutTestTitle } from '#entities/payout-test/title.ts'
import { id } from '#shared/schema/text.ts'

export const payoutTests = defineCollection({
  name: 'payout-tests',
  table: 'payoutTest',
  one: m.one,
  record: PayoutTest,
  input: PayoutTestInput,
  fields: payoutTestFields,
  empty: emptyPayoutTest,
  row: payoutTestMapper,
  titleOf: payoutTestTitle,
  searchBody: ({ note }) => note,
  references: { casino: 'casino', bookmaker: 'bookmaker', method: 'paymentMethod', proof: 'media' },
  partOf: ['casino', 'bookmaker'],
  afterSave: (trx, payoutTest, { previous }) => remeasureOwners(trx, [payoutTest, ...(previous ? [previous] : [])]),
  list: {
    sorts: { ...recordSorts, askedAt: ['askedAt'] },
    defaultSort: '-askedAt',
    filters: { casino: equals('casino', id), bookmaker: equals('bookmaker', id) },
  },
  // A copy is the next withdrawal from the same owner, without what was measured.
  copy: (payoutTest) => ({ ...payoutTest, arrivedAt: null, proof: null, isProofDated: false }),
})
