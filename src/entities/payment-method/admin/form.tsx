import { LogoScreen } from '#entities/logo/admin/logo-screen.tsx'
import { paymentMethodResource } from '#entities/payment-method/admin/resource.ts'
import { paymentMethodSchemas } from '#entities/payment-method/schema.ts'

export default function PaymentMethodScreen() {
  return <LogoScreen resource={paymentMethodResource} schema={paymentMethodSchemas.Input} />
}
