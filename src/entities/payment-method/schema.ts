import { logoSchemas } from '#entities/logo/schema.ts'

export const paymentMethodSchemas = logoSchemas('PaymentMethod')
