import type { Resource } from '#ui/admin/records/resource.ts'

export const paymentMethodResource: Resource = {
  collection: 'payment-methods',
  path: '/admin/payment-methods',
  listPath: '/admin/content-attributes?tab=payment-methods',
  one: 'payment method',
  many: 'payment methods',
}
