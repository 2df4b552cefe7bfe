import * as m from '#entities/payout-test/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const payoutTestScreen = defineScreen({
  collection: 'payout-tests',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'clock',
  place: { at: 'owner' },
})
