import { LogoScreen } from '#entities/logo/admin/logo-screen.tsx'
import { paymentMethodScreen } from '#entities/payment-method/admin/screen.ts'
import { paymentMethodSchemas } from '#entities/payment-method/schema.ts'

export default function PaymentMethodScreen() {
  return <LogoScreen resource={paymentMethodScreen} schema={paymentMethodSchemas.Input} />
}
