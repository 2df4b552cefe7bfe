import * as m from '#entities/offer/messages.ts'
import * as b from '#entities/bookmaker/admin/messages.ts'
import { TERMS_WORDS } from '#entities/offer/admin/terms-words.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const BOOKMAKER_WORDS: FieldWords = {
  isActive: { label: m.active },
  refLink: { label: m.referralLink },
  logo: { collection: 'media' },
  bonusPlan: { label: m.plannedBonus },
  ...TERMS_WORDS,
  paymentMethods: { collection: 'payment-methods' },
  payoutsSpeed: { label: m.payoutHours },
  termsCondition: { label: b.termsAndConditions },
}
