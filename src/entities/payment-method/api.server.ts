import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { PaymentMethodItem, paymentMethodsList } from '#entities/payment-method/list-items.server.ts'
import { PaymentMethod } from '#entities/payment-method/schema.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'

export const privatePaymentMethodCalls = collectionCalls(paymentMethods, {
  tag: 'Payment methods',
  model: 'PaymentMethod',
  record: PaymentMethod,
  listed: { of: paymentMethodsList, item: PaymentMethodItem },
})
