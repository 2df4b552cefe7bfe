import { LogoScreen } from '#entities/media/admin/logo-screen.tsx'
import { paymentMethodResource } from '#entities/payment-method/admin/resource.ts'
import { emptyPaymentMethod, PaymentMethodInput } from '#entities/payment-method/schema.ts'

export default function PaymentMethodScreen() {
  return (
    <LogoScreen
      resource={paymentMethodResource}
      name="Payment method"
      schema={PaymentMethodInput}
      empty={emptyPaymentMethod}
    />
  )
}
