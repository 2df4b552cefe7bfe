import type { Collection } from '#entities/collection.server.ts'
import { titledSorts } from '#entities/list-rules.server.ts'
import {
  emptyPaymentMethod,
  type PaymentMethod,
  PaymentMethodInput,
  type PaymentMethodInput as Input,
  paymentMethodMapper,
} from '#entities/payment-method/schema.ts'
import { ownersThatUse, postsThatUse } from '#entities/usage.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { SHORT_TITLE_MAX } from '#shared/schema/text.ts'

export const paymentMethods: Collection<Input, PaymentMethod> = {
  name: 'payment-methods',
  table: 'paymentMethod',
  noun: 'payment method',
  fields: PaymentMethodInput,
  input: PaymentMethodInput,
  empty: () => emptyPaymentMethod,
  titleOf: (method) => method.title,
  searchBody: () => '',
  decode: (row) => paymentMethodMapper.decode(row),
  encode: (method) => paymentMethodMapper.encode(method),
  references: { logo: 'media' },
  list: { sorts: titledSorts, defaultSort: 'title' },
  usedWhere: async (db, id) => [
    ...(await ownersThatUse(db, 'paymentMethod', id)),
    ...(await postsThatUse(db, 'PaymentMethod', id)),
  ],
  copy: (method) => ({ ...method, title: copyTitle(method.title, SHORT_TITLE_MAX) }),
}
