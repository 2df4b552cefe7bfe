import { z } from 'zod'
import { rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { id, shortTitle } from '#shared/schema/text.ts'

export const PaymentMethodInput = z
  .strictObject({ title: shortTitle, logo: id.nullable() })
  .meta({ id: 'PaymentMethodInput' })
export type PaymentMethodInput = z.infer<typeof PaymentMethodInput>

export const PaymentMethod = PaymentMethodInput.extend(recordFields).meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const emptyPaymentMethod: PaymentMethodInput = { title: '', logo: null }

export const PaymentMethodRow = PaymentMethod.extend(titledColumns)
export type PaymentMethodRow = z.input<typeof PaymentMethodRow>
export const paymentMethodMapper = rowMapper(PaymentMethodRow, titleSort)
