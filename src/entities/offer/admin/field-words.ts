import { TERMS_WORDS } from '#entities/offer/admin/terms-words.ts'
import * as m from '#entities/offer/messages.ts'
import { why } from '#features/change-log/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { said } from '#shared/words/message.ts'

/** What casinos and bookmakers have in common. */
export const OFFER_WORDS: FieldWords = {
  title: { label: m.title },
  slug: { label: m.slug },
  logo: { label: m.logo, collection: 'media' },
  refLink: { label: m.referralLink },
  benefits: { label: m.benefits },
  goodFor: { label: m.goodFor },
  notFor: { label: m.notFor },
  decides: { label: m.whatDecides },
  bonus: { label: m.bonus },
  bonusPlan: { label: m.plannedBonus },
  'bonusPlan.startsAt': { label: () => said(m.ofPlan, { field: said(m.starts) }) },
  'bonusPlan.bonus': { label: () => said(m.ofPlan, { field: said(m.bonusThen) }) },
  'bonusPlan.endsAt': { label: () => said(m.ofPlan, { field: said(m.ends) }) },
  'bonusPlan.afterwards': { label: () => said(m.ofPlan, { field: said(m.afterThat) }) },
  ...TERMS_WORDS,
  ribbon: { label: m.ribbon },
  rating: { label: m.rating },
  payoutsSpeed: { label: m.payoutHours },
  yearEstablished: { label: m.yearEstablished },
  mobileApps: { label: m.mobileApps },
  minimumDeposit: { label: m.minimumDeposit },
  licence: { label: m.licence },
  paymentMethods: { label: m.paymentMethods, collection: 'payment-methods' },
  isActive: { label: m.active },
  changeReason: { label: why },
}
