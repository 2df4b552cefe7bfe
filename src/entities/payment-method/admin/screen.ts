import * as m from '#entities/payment-method/messages.ts'
import { logoTab } from '#entities/logo/admin/logo-tab.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const paymentMethodScreen = defineScreen({
  collection: 'payment-methods',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'tags',
  place: logoTab(m.purpose),
})
