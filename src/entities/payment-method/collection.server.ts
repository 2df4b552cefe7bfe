import * as m from '#entities/payment-method/messages.ts'
import { logoCollection } from '#entities/logo/collection.server.ts'
import { paymentMethodSchemas } from '#entities/payment-method/schema.ts'

export const paymentMethods = logoCollection({
  name: 'payment-methods',
  table: 'paymentMethod',
  one: m.one,
  schemas: paymentMethodSchemas,
})
