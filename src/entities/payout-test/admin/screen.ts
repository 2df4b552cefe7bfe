import { defineScreen } from '#records/admin/screen.ts'

export const payoutTestScreen = defineScreen({
  collection: 'payout-tests',
  one: 'withdrawal',
  many: 'withdrawals',
  label: 'Withdrawals',
  icon: 'clock',
  place: { at: 'owner' },
})
