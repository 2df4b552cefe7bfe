import { TERMS_WORDS } from '#entities/offer/admin/terms-words.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const BOOKMAKER_WORDS: FieldWords = {
  isActive: { label: 'Active' },
  refLink: { label: 'Referral link' },
  logo: { collection: 'media' },
  bonusPlan: { label: 'Planned bonus' },
  ...TERMS_WORDS,
  paymentMethods: { collection: 'payment-methods' },
  payoutsSpeed: { label: 'Payout speed (hours)' },
  termsCondition: { label: 'Terms and conditions' },
}
