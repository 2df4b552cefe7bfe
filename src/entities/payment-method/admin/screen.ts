import { logoTab } from '#entities/logo/admin/logo-tab.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const paymentMethodScreen = defineScreen({
  collection: 'payment-methods',
  one: 'payment method',
  icon: 'tags',
  place: logoTab('Casinos and bookmakers say how one can pay, and readers filter by it.'),
})
