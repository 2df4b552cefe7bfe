import type { z } from 'zod'
import type { Listed } from '#entities/list.server.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { Picture } from '#shared/schema/picture.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { PaymentMethod } from '#entities/payment-method/schema.ts'
import { UsedBy } from '#shared/schema/usage.ts'
import { countUses, UNUSED } from '#entities/usage.server.ts'

/** A payment method as lists of the admin show it. */
export const PaymentMethodItem = PaymentMethod.extend({ picture: Picture.nullable(), usedBy: UsedBy }).meta({
  id: 'PaymentMethodItem',
})
export type PaymentMethodItem = z.infer<typeof PaymentMethodItem>

export const paymentMethodsList: Listed<PaymentMethodItem> = {
  ...paymentMethods,
  decode: (row) => ({ ...paymentMethods.decode(row), picture: null, usedBy: UNUSED }),
  async loadRelations(db, items) {
    await loadPictures(db, items, 'logo')
    await countUses(db, 'PaymentMethod', items)
  },
}
