import * as b from '#entities/bookmaker/admin/messages.ts'
import { OFFER_WORDS } from '#entities/offer/admin/field-words.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const BOOKMAKER_WORDS: FieldWords = {
  ...OFFER_WORDS,
  topFeature: { label: b.topFeature },
  termsCondition: { label: b.termsAndConditions },
}
